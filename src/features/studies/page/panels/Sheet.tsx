import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icons'

interface SheetProps {
  readonly title: string
  readonly onClosed: () => void
  readonly children: ReactNode
}

/** A panel over the page: at the side of a wide screen, from the bottom of a phone. Escape closes it; the focus is then where it was. */
export function Sheet({ title, onClosed, children }: SheetProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // The browser gives the focus back to what had it, as long as the dialog is in the page.
    return () => shown?.close()
  }, [])
  return (
    // A press beside the panel falls on the dialog itself; the keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={id}
      onClose={onClosed}
      onClick={({ target }) => {
        if (target === dialog.current) onClosed()
      }}
    >
      <div className="sheet-inside">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label="Fermer" onClick={onClosed}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

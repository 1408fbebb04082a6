import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import './window.css'

interface WindowProps {
  readonly title: string
  /** The title is for screen readers only: what is inside says itself what it is. */
  readonly hidesTitle?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something over the page: the browser's own dialog keeps the focus inside, closes on Escape or outside, and gives the focus back. */
export function Window({ title, hidesTitle = false, onClose, children }: WindowProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
    }
  }, [])
  return (
    <dialog ref={dialog} className="window" aria-labelledby={id} closedby="any" onClose={onClose}>
      <header className={hidesTitle ? 'visually-hidden' : 'window-header'}>
        <h2 id={id}>{title}</h2>
        {!hidesTitle && <Button type="text" icon={<CloseOutlined />} aria-label="Fermer" onClick={onClose} />}
      </header>
      {children}
    </dialog>
  )
}

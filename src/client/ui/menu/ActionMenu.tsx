import { Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../controls'
import './actionMenu.css'

/** A menu that is open. */
export interface OpenMenu {
  readonly name: string
  /** Closes it; the focus is back on its button at once. */
  readonly onClose: () => void
}

interface ActionMenuProps {
  /** Names the button and the menu. */
  readonly name: string
  /** What the button shows. */
  readonly face: ReactNode
  readonly buttonClass?: string
  /** Shows the menu: `MenuChoices`. */
  readonly children: (menu: OpenMenu) => ReactNode
}

/** A button and the menu that it opens. */
export function ActionMenu({ name, face, buttonClass = '', children }: ActionMenuProps) {
  const id = useId()
  const wasOpen = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    document.getElementById(id)?.focus({ preventScroll: true })
  }
  return (
    <span className="action-menu">
      <Button
        id={id}
        type="text"
        className={buttonClass}
        icon={
          <>
            {face}
            <span className="visually-hidden">{name}</span>
          </>
        }
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // The menu closes before a click on its button is told: that click opens it no more.
        onPointerDown={() => {
          wasOpen.current = isOpen
        }}
        onClick={() => {
          setOpen(!isOpen && !wasOpen.current)
          wasOpen.current = false
        }}
      />
      {isOpen && <Suspense>{children({ name, onClose: close })}</Suspense>}
    </span>
  )
}

import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import './popupPanel.css'

interface PopupPanelProps {
  /** What the button shows; its words name it. */
  readonly face: ReactNode
  /** A class of its own for the button, instead of that of an icon of the header. */
  readonly buttonClass?: string
  /** What opens under the button: links and buttons of class `popup-item`. `close` is for those that stay on the page. */
  readonly children: (close: () => void) => ReactNode
}

/** A button and what it opens under it: what there is to do, few of which fit on the page. */
export function PopupPanel({ face, buttonClass = 'popup-button', children }: PopupPanelProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => { setOpen(false) }
  useClosing(frame, isOpen, close)
  const id = useId()
  return (
    <div ref={frame} className="popup">
      <button type="button" className={buttonClass} aria-expanded={isOpen} aria-controls={id} onClick={() => { setOpen(!isOpen) }}>{face}</button>
      <div id={id} className="popup-panel" hidden={!isOpen}>{children(close)}</div>
    </div>
  )
}

/** Escape closes and gives the focus back; a click or a focus elsewhere closes. */
function useClosing(frame: RefObject<HTMLDivElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      frame.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen, frame])
}

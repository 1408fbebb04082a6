import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import './popupPanel.css'

interface PopupPanelProps {
  /** What the button shows; its words name it. */
  readonly face: ReactNode
  /** A class of its own for the button, instead of that of an icon of the header. */
  readonly buttonClass?: string
  /** What opens beside the button: links and `PopupItem`s. `close` is for those that stay on the page. */
  readonly children: (close: () => void) => ReactNode
}

/** A button and what it opens over the page: what there is to do, few of which fit on it. Escape and a click or a focus elsewhere close. */
export function PopupPanel({ face, buttonClass = 'popup-button', children }: PopupPanelProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const close = () => {
    document.getElementById(id)?.hidePopover()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close()
  }
  useClosingOnScroll(button, isOpen, close)
  return (
    <div className="popup" onBlur={leave}>
      <button ref={button} type="button" className={buttonClass} aria-expanded={isOpen} popoverTarget={id}>
        {face}
      </button>
      <div
        id={id}
        popover="auto"
        className="popup-panel"
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && button.current) placeBeside(currentTarget, button.current.getBoundingClientRect())
          setOpen(newState === 'open')
        }}
      >
        {isOpen && children(close)}
      </div>
    </div>
  )
}

interface PopupItemProps {
  readonly icon?: ReactNode
  /** What it does cannot be taken back. */
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** Something to do, in a panel. */
export function PopupItem({ icon, danger = false, disabled = false, onChoose, children }: PopupItemProps) {
  return (
    <button
      type="button"
      className={danger ? 'popup-item popup-item-danger' : 'popup-item'}
      disabled={disabled}
      onClick={onChoose}
    >
      {icon}
      {children}
    </button>
  )
}

/** Space around a panel, in pixels. */
const GAP = 8

/** Puts a panel under a button, or over it where there is more room; on the side where it ends with the button. */
function placeBeside({ style }: HTMLElement, { top, bottom, left, right }: DOMRect): void {
  const [width, height] = [document.documentElement.clientWidth, document.documentElement.clientHeight]
  const isUnder = height - bottom >= top
  const isOnTheRight = (left + right) / 2 > width / 2
  style.inset = [
    isUnder ? `${bottom + GAP}px` : 'auto',
    isOnTheRight ? `${width - right}px` : 'auto',
    isUnder ? 'auto' : `${height - top + GAP}px`,
    isOnTheRight ? 'auto' : `${left}px`,
  ].join(' ')
  style.maxHeight = `${(isUnder ? height - bottom : top) - 2 * GAP}px`
}

/** A button that scrolls away would leave its panel behind. The end of a scroll that brought the focus to it is told late, and moves it no more. */
function useClosingOnScroll(button: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = button.current
    if (!isOpen || !element) return undefined
    const { top, left } = element.getBoundingClientRect()
    const leave = () => {
      const place = element.getBoundingClientRect()
      if (place.top !== top || place.left !== left) close()
    }
    document.addEventListener('scroll', leave, { capture: true, passive: true })
    return () => {
      document.removeEventListener('scroll', leave, { capture: true })
    }
  }, [isOpen, button])
}

import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

/** How long before the rail opens under the pointer, and closes after it, in milliseconds. */
const OPENING = 150
const CLOSING = 300

/**
 * Opens the rail while it is pointed at, or while Tab walks through it. A focus that comes back to it, from a window that
 * was closed, does not open it over the page. Escape closes it.
 */
export function useRail() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isWalked = useRef(false)
  const lastKey = useRef('')

  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      lastKey.current = key
      if (key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => {
      document.removeEventListener('keydown', listen, { capture: true })
      clearTimeout(timer.current)
    }
  }, [])

  const turn = (open: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setOpen(open)
    }, delay)
  }
  return {
    isOpen,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') turn(true, OPENING)
      },
      onPointerLeave: () => {
        if (!isWalked.current) turn(false, CLOSING)
      },
      onFocus: () => {
        if (lastKey.current !== 'Tab') return
        isWalked.current = true
        clearTimeout(timer.current)
        setOpen(true)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return
        isWalked.current = false
        // At once: what has the focus then may stand under it.
        turn(false, 0)
      },
    },
  }
}

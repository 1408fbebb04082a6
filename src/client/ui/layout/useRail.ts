import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'

/** How long before the rail opens under the pointer, and closes after it, in milliseconds. */
const OPENING = 150
const CLOSING = 300

/**
 * Opens the rail while it is pointed at, or while Tab walks through it. A focus that comes back to it, from a window that
 * was closed, does not open it over the page. Escape closes it.
 */
export function useRail() {
  const [isOpen, setOpen] = useState(false)
  const timer = useTimer()
  const isWalked = useRef(false)
  const lastKey = useLastKey(() => {
    setOpen(false)
  })
  const turn = (open: boolean, delay: number) => {
    timer.start(() => {
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
        timer.stop()
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

/** The last key that was pressed, anywhere in the page. */
function useLastKey(onEscape: () => void): Readonly<RefObject<string>> {
  const lastKey = useRef('')
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      lastKey.current = key
      if (key === 'Escape') escape()
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => {
      document.removeEventListener('keydown', listen, { capture: true })
    }
  }, [])
  return lastKey
}

/** One act to come, in so many milliseconds: it takes the place of the one before, and none comes once the component is gone. */
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )
  const start = (act: () => void, delay: number) => {
    stop()
    timer.current = setTimeout(act, delay)
  }
  return { start, stop }
}

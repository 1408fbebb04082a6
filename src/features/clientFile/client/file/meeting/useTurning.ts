import { useEffect, useEffectEvent, useRef, type TouchEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** How far a finger goes to turn a page over, in pixels. */
const SWIPE = 60

/** Where an arrow key, or a finger that goes across, means something else. */
const ARROWS_TAKEN = 'input, [role=slider], [role=dialog]'
const SWIPE_TAKEN = '.ant-slider, table, [role=dialog]'

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Turns pages over by the arrow keys and, with the handlers that it returns, by a swipe; `addressOf` says where a step leads. */
export function useTurning(addressOf: (step: 1 | -1) => string | undefined) {
  const navigate = useNavigate()
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const turn = (step: 1 | -1) => {
    const address = addressOf(step)
    if (address !== undefined) void navigate(address)
  }
  const press = useEffectEvent(
    ({ key, target, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented || isWithin(target, ARROWS_TAKEN) || ctrlKey || altKey || metaKey || shiftKey) return
      if (key === 'ArrowRight') turn(1)
      if (key === 'ArrowLeft') turn(-1)
    },
  )
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event)
    }
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
    }
  }, [])
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0]
      start.current = touch && !isWithin(target, SWIPE_TAKEN) ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!touch || start.current === null) return
      const across = touch.clientX - start.current.x
      const down = Math.abs(touch.clientY - start.current.y)
      start.current = null
      if (Math.abs(across) >= SWIPE && Math.abs(across) > 2 * down) turn(across < 0 ? 1 : -1)
    },
  }
}

import { useLayoutEffect, useRef, useState } from 'react'

/** Rows drawn above and below those in sight, so that a key never leads to a row that is not there. */
const MARGIN = 8
/** Rows drawn at first: those that a usual screen shows; what else is in sight is drawn after them. */
const FIRST = 12
/** Height of a row until one is measured, in pixels. */
const USUAL_HEIGHT = 57

interface Sight {
  readonly from: number
  readonly to: number
  readonly rowHeight: number
}

/** Which rows of a long table are in sight of its scrolled frame, and how wide that is, in pixels; all rows are as high as the first one. */
export function useRowWindow(count: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  const [sight, setSight] = useState<Sight>({ from: 0, to: FIRST, rowHeight: USUAL_HEIGHT })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const look = () => {
      setWidth(element.clientWidth)
      const rowHeight = element.querySelector<HTMLElement>('tbody tr[aria-rowindex]')?.offsetHeight ?? USUAL_HEIGHT
      const first = Math.floor(element.scrollTop / rowHeight)
      const from = Math.max(0, first - MARGIN)
      const to = first + Math.ceil(element.clientHeight / rowHeight) + MARGIN
      setSight((before) =>
        before.from === from && before.to === to && before.rowHeight === rowHeight ? before : { from, to, rowHeight },
      )
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  /** Scrolls as little as it takes to have a row in sight, under the head. */
  const show = (index: number): void => {
    const element = frame.current
    if (!element) return
    const room = element.clientHeight - (element.querySelector('thead')?.offsetHeight ?? 0)
    const top = index * sight.rowHeight
    element.scrollTop = Math.min(top, Math.max(element.scrollTop, top + sight.rowHeight - room))
  }
  const to = Math.min(count, sight.to)
  const from = Math.min(sight.from, to)
  return { frame, width, from, to, above: from * sight.rowHeight, below: (count - to) * sight.rowHeight, show }
}

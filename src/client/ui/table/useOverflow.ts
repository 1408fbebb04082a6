import { useEffect, useRef, useState } from 'react'

/** Whether the content of an element is wider than it: it must then take the focus, to be scrolled by keyboard. */
export function useOverflow() {
  const element = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const frame = element.current
    if (!frame) return undefined
    const observer = new ResizeObserver(() => {
      setOverflows(frame.scrollWidth > frame.clientWidth)
    })
    observer.observe(frame)
    for (const child of frame.children) observer.observe(child)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { element, overflows }
}

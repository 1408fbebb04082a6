import { useEffect, useRef, useState } from 'react'

/** The width of an element, in pixels, followed as it changes; `initial` until it is measured. */
export function useWidth(initial: number) {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { element, width }
}

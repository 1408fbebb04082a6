import { useEffect, useRef, type RefObject } from 'react'

/**
 * What scrolls in antd's table (6.6.8) takes no focus, nor does a frame without one: while it is wider than its place it is made a
 * named region that does, to be scrolled by the keyboard.
 */
export function useScrollFocus(name: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scrolled = frame.current?.querySelector<HTMLElement>('.ant-table-content') ?? frame.current
    if (!scrolled) return undefined
    const observer = new ResizeObserver(() => {
      if (scrolled.scrollWidth > scrolled.clientWidth) {
        scrolled.tabIndex = 0
        scrolled.role = 'region'
        scrolled.ariaLabel = name
      } else for (const attribute of ['tabindex', 'role', 'aria-label']) scrolled.removeAttribute(attribute)
    })
    observer.observe(scrolled)
    for (const child of scrolled.children) observer.observe(child)
    return () => {
      observer.disconnect()
    }
  }, [name])
  return frame
}

import { useEffect, useRef, useState } from 'react'

/** How far below the window an element counts as seen. */
const SOON = '200px'

/** Whether an element has come into the window, or is about to. */
export function useSeen<Seen extends Element>() {
  const element = useRef<Seen>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || isSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: SOON },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
    }
  }, [isSeen])
  return { element, isSeen }
}

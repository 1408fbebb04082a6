import { useEffect, useRef } from 'react'

/**
 * After a change of page, a focus that was lost or stayed in a menu goes to the heading of the page, so that screen
 * readers say where one is. One that is at work in the page, on a tab for instance, stays.
 */
export function useHeadingFocus(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const page = document.getElementById('content')
    if (
      !page ||
      (document.activeElement !== page && page.contains(document.activeElement)) ||
      document.querySelector('dialog[open]')
    )
      return
    const heading = page.querySelector<HTMLElement>('h1')
    if (!heading) {
      page.focus()
      return
    }
    heading.tabIndex = -1
    heading.focus()
  }, [pathname])
}

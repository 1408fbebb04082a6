import { useSyncExternalStore } from 'react'

/** From here on there is room beside a chapter (looks/layout.css). */
const WIDE = '(width >= 1024px)'

function subscribe(listener: () => void): () => void {
  const list = matchMedia(WIDE)
  list.addEventListener('change', listener)
  return () => {
    list.removeEventListener('change', listener)
  }
}

/** Whether the screen has room beside a chapter; the server, which does not know, draws as if it had. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )

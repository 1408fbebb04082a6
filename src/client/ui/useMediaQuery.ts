import { useSyncExternalStore } from 'react'

/** True while the screen matches a CSS media query. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', onChange)
    return () => {
      list.removeEventListener('change', onChange)
    }
  }
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

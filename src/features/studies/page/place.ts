import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** The cover stands before the first chapter. */
export const COVER = 'cover'

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
  }
}

/** The chapter that the address names; the cover where it names none. */
export function useChapterKey(keys: readonly string[]): string {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  )
  const key = hash.slice(1)
  return keys.includes(key) ? key : COVER
}

export const chapterAddress = (key: string): string => `#${key}`

/** What has its own use of the arrows. */
const ARROWS_OF_ITS_OWN = 'input, textarea, select, dialog, [data-arrows]'

/** Left and right lead to the chapter before and the next one. */
export function useArrows(before: string | undefined, next: string | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest(ARROWS_OF_ITS_OWN)) return
    const to = key === 'ArrowRight' ? next : key === 'ArrowLeft' ? before : undefined
    if (to !== undefined) window.location.hash = to
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [])
}

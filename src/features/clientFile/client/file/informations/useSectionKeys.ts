import { useEffect, useEffectEvent } from 'react'
import type { InformationSection } from './sections'

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** What has these keys for itself says so. */
const TAKEN = '[aria-keyshortcuts~="Alt+ArrowUp"]'

/** Alt with an arrow goes to the section before or after, from wherever the focus is but for what has these keys for itself. */
export function useSectionKeys(
  sections: readonly InformationSection[],
  position: number,
  select: (path: string) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!event.altKey || event.ctrlKey || event.metaKey || step === undefined) return
    if (event.target instanceof Element && event.target.closest(TAKEN)) return
    // Before the fields, for which an arrow is a step of their value.
    event.preventDefault()
    event.stopPropagation()
    const next = sections[position + step]
    if (next) select(next.path)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => {
      window.removeEventListener('keydown', listen, { capture: true })
    }
  }, [])
}

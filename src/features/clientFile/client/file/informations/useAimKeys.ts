import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Attribute of a list of aims: inside it, Alt with an arrow moves an aim instead of changing the section. */
export const AIM_KEYS = 'Alt+ArrowUp Alt+ArrowDown'
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Alt with an arrow moves the row of a list in which the focus is. @param move from a place to another, from 0 */
export function useAimKeys(move: (from: number, to: number) => void): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    const focused = event.target
    if (!event.altKey || step === undefined || !(focused instanceof HTMLElement)) return
    event.preventDefault()
    const from = [...(list.current?.children ?? [])].findIndex((row) => row.contains(focused))
    if (from < 0) return
    move(from, from + step)
    keepFocus(focused)
  })
  useEffect(() => {
    const element = list.current
    const listen = (event: KeyboardEvent) => {
      press(event)
    }
    element?.addEventListener('keydown', listen)
    return () => {
      element?.removeEventListener('keydown', listen)
    }
  }, [])
  return list
}

/** A row that is moved in the page loses the focus. */
export const keepFocus = (element: HTMLElement): void => {
  requestAnimationFrame(() => {
    element.focus()
  })
}

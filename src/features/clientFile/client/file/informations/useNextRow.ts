import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

const FIELDS = 'input:not([role=combobox])'

/**
 * Inside this element, Enter in a field of a row goes to the same field of the next row; in the last row, another is added.
 * A list to choose in keeps its Enter.
 * @param add nothing where no row can be added
 */
export function useNextRow(add: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.matches(FIELDS)) return
    const row = target.closest('li')
    const place = row ? [...row.querySelectorAll(FIELDS)].indexOf(target) : -1
    const next = row?.nextElementSibling
    if (!next) add?.()
    else next.querySelectorAll<HTMLInputElement>(FIELDS)[place]?.focus()
  })
  useEffect(() => {
    const container = element.current
    if (!container) return undefined
    const listen = (event: KeyboardEvent) => {
      press(event)
    }
    container.addEventListener('keydown', listen)
    return () => {
      container.removeEventListener('keydown', listen)
    }
  })
  return element
}

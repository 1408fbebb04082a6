import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** The figure that an element of the page shows, by its name; undefined when it shows none. */
export function figureOf(element: EventTarget | null): string | undefined {
  return element instanceof Element ? element.closest<HTMLElement>('[data-figure]')?.dataset['figure'] : undefined
}

/**
 * Hears which `Amount` is asked about inside an element, by a click or by Enter. What shows a figure and is no button
 * does something else of a click.
 */
export function useAskedFigure(onAsk: (figure: string) => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(({ target }: Event) => {
    const figure = target instanceof Element ? figureOf(target.closest('button[data-figure]')) : undefined
    if (figure !== undefined) onAsk(figure)
  })
  useEffect(() => {
    const container = element.current
    if (!container) return undefined
    const click = (event: Event) => {
      ask(event)
    }
    container.addEventListener('click', click)
    return () => {
      container.removeEventListener('click', click)
    }
  }, [])
  return element
}

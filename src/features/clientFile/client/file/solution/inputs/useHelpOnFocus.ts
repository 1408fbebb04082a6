import { useEffect, type RefObject } from 'react'

/** The help of a field stands over what follows it while the focus is there; Escape puts it away (WCAG 1.4.13). */
export function useHelpOnFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') element.dataset['help'] = 'hidden'
    }
    const show = () => {
      delete element.dataset['help']
    }
    element.addEventListener('keydown', hide)
    element.addEventListener('focusin', show)
    return () => {
      element.removeEventListener('keydown', hide)
      element.removeEventListener('focusin', show)
    }
  }, [container])
}

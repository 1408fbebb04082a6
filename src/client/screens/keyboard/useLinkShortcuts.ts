import type { RefObject } from 'react'
import type { Shortcut } from './shortcuts'

interface Links {
  /** Of the links, as CSS selects them. */
  readonly selector: string
  /** What the shortcuts do, in French: `Dossier suivant`, `Dossier précédent`. */
  readonly labels: readonly [next: string, previous: string]
}

/** The keys that lead from link to link of a list. */
export function useLinkShortcuts(
  list: RefObject<HTMLElement | null>,
  { selector, labels }: Links,
): readonly Shortcut[] {
  const [next, previous] = labels
  return [
    {
      keys: 'j',
      label: next,
      needsFocus: true,
      act: () => {
        focusLink(list.current, selector, 1)
      },
    },
    {
      keys: 'k',
      label: previous,
      needsFocus: true,
      act: () => {
        focusLink(list.current, selector, -1)
      },
    },
  ]
}

/** From anywhere else, to the first one. */
function focusLink(list: HTMLElement | null, selector: string, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const current = links.findIndex((link) => link === document.activeElement)
  const next = current === -1 ? links[0] : links[current + step]
  next?.focus()
}

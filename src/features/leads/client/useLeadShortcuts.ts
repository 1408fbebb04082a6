import type { RefObject } from 'react'
import { useLinkShortcuts, useShortcuts } from '#client/screens/keyboard'

interface LeadShortcuts {
  readonly content: RefObject<HTMLElement | null>
  /** Adds a lead; absent without the right to, as is the import. */
  readonly onBegin: (() => void) | undefined
  readonly onImport: () => void
}

/** The keys of the leads; those that add one are for who may. */
export function useLeadShortcuts({ content, onBegin, onImport }: LeadShortcuts): void {
  const links = useLinkShortcuts(content, { selector: '.lead-link', labels: ['Contact suivant', 'Contact précédent'] })
  useShortcuts([
    ...(onBegin
      ? [
          { keys: 'n', label: 'Nouveau contact', act: onBegin },
          { keys: 'i', label: 'Importer des contacts', act: onImport },
        ]
      : []),
    {
      keys: '/',
      label: 'Rechercher un contact',
      act: () => {
        content.current?.querySelector<HTMLElement>('.lead-search input')?.focus()
      },
    },
    ...links,
  ])
}

import { useShortcuts } from '#client/screens/keyboard'
import { comparingOf } from './compare/comparing'
import { PLACE_FIELD } from './filters/placeField'
import type { SearchProps } from './SearchProps'

/** The keys of the search (screens §3); J and K are those of its list. */
export function useComparatorKeys({ search, change, openPanel }: SearchProps): void {
  const comparing = comparingOf(search, change)
  const opening = (panel: SearchProps['panel']) => () => {
    openPanel(panel)
  }
  useShortcuts([
    {
      keys: '/',
      label: 'Chercher un lieu',
      act: () => {
        document.getElementById(PLACE_FIELD)?.querySelector('input')?.focus()
      },
    },
    { keys: 'f', label: 'Filtres', act: opening('filters') },
    { keys: 'p', label: 'Pondération des critères', act: opening('weights') },
    {
      keys: 'c',
      label: 'Ajouter le lot à la comparaison',
      needsFocus: true,
      act: () => {
        const id = lotInFocus()
        if (id !== undefined) comparing.onCompare(id, !comparing.compared.includes(id))
      },
    },
    {
      keys: 'm',
      label: 'Carte',
      act: () => {
        change({ hasMap: !search.hasMap })
      },
    },
    {
      keys: 'v',
      label: 'Liste ou cartes',
      act: () => {
        change({ view: search.view === 'liste' ? 'cartes' : 'liste' })
      },
    },
  ])
}

/** The id of the lot whose row or card holds the focus. */
const lotInFocus = (): string | undefined =>
  document.activeElement?.closest('tr, .lot-box')?.querySelector<HTMLElement>('[data-lot]')?.dataset['lot']

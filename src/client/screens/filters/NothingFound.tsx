import type { ReactNode } from 'react'
import { Empty } from '#client/ui'
import { Button } from '#client/ui/controls'
import { isNarrowed, type ListSearch, type SearchChange } from './listSearch'

interface NothingFoundProps {
  readonly title: string
  /** The change of the search that may find something, in words. */
  readonly action: string
  readonly onAct: () => void
}

/** The search itself is why a list is empty. */
export const NothingFound = ({ title, action, onAct }: NothingFoundProps) => (
  <Empty title={title} action={<Button onClick={onAct}>{action}</Button>} />
)

interface EmptyListProps<Name extends string> {
  readonly search: ListSearch<Name>
  readonly onChange: (change: Pick<SearchChange<Name>, 'page' | 'text' | 'filters'>) => void
  /** What is said where no search is why. */
  readonly children: ReactNode
}

/** Why a list is empty: the page that is asked for, the filters, or what it holds at all; and what leads to something. */
export function EmptyList<Name extends string>({ search, onChange, children }: EmptyListProps<Name>) {
  if (search.page > 1)
    return (
      <NothingFound
        title="Cette page de la liste est vide."
        action="Revenir à la première page"
        onAct={() => {
          onChange({ page: 1 })
        }}
      />
    )
  if (isNarrowed(search))
    return (
      <NothingFound
        title="Aucun résultat avec ces filtres."
        action="Effacer les filtres"
        onAct={() => {
          onChange({ text: '', filters: withoutAny(search) })
        }}
      />
    )
  return children
}

function withoutAny<Name extends string>({ filters }: ListSearch<Name>): Readonly<Partial<Record<Name, null>>> {
  const without: Partial<Record<Name, null>> = {}
  for (const name in filters) without[name] = null
  return without
}

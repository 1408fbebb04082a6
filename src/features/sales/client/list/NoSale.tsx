import { Empty } from '#client/ui'
import { isNarrowed, NothingFound } from '#client/screens/filters'
import type { SaleKind } from '../kinds'
import type { SaleSearch, SaleSearchChange } from './saleSearch'

interface NoSaleProps {
  readonly kind: SaleKind
  readonly search: SaleSearch
  readonly onChange: (change: SaleSearchChange) => void
}

/** Why no sale is shown, and what leads to one. */
export function NoSale({ kind: { none }, search, onChange }: NoSaleProps) {
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
          onChange({ text: '', filters: { etat: null } })
        }}
      />
    )
  return <Empty title={none.title} sentence={none.sentence} />
}

import { Empty } from '#client/ui'
import { Button } from '#client/ui/controls'
import { isNarrowed, NothingFound } from '#client/screens/filters'
import type { LeadSearch, LeadSearchChange } from './leadSearch'

interface NoLeadProps {
  readonly search: LeadSearch
  readonly onChange: (change: LeadSearchChange) => void
  /** Adds a lead; absent without the right to. */
  readonly onBegin: (() => void) | undefined
}

/** Why no lead is shown, and what leads to one. */
export function NoLead({ search, onChange, onBegin }: NoLeadProps) {
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
          const nothing = Object.fromEntries(Object.keys(search.filters).map((name) => [name, null]))
          onChange({ text: '', filters: nothing })
        }}
      />
    )
  return (
    <Empty
      title="Aucun contact"
      sentence="Les demandes de votre site et de vos apporteurs arrivent ici."
      action={
        onBegin && (
          <Button type="primary" onClick={onBegin}>
            Ajouter un contact
          </Button>
        )
      }
    />
  )
}

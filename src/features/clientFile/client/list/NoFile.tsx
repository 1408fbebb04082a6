import { Empty } from '#client/ui'
import { Button } from '#client/ui/controls'
import { NothingFound } from '#client/screens/filters'
import { groups, isNarrowed, type Change, type Search } from './fileSearch'

interface NoFileProps {
  readonly search: Search
  readonly onChange: (change: Change) => void
  /** Opens a new file; absent without the right to. */
  readonly onBegin: (() => void) | undefined
}

interface WayOut {
  readonly title: string
  readonly label: string
  readonly change: Change
}

/** Why a search finds nothing, and what to change in it; none where all is searched already. */
function wayOut(search: Search): WayOut | undefined {
  if (search.page > 1)
    return { title: 'Cette page de la liste est vide.', label: 'Revenir à la première page', change: { page: 1 } }
  if (isNarrowed(search)) {
    const nothing = Object.fromEntries(Object.keys(search.filters).map((name) => [name, null]))
    return {
      title: 'Aucun résultat avec ces filtres.',
      label: 'Effacer les filtres',
      change: { text: '', filters: nothing, group: groups[0] },
    }
  }
  if (search.group === groups[0]) return undefined
  return {
    title: `Aucun dossier dans «\u00a0${search.group.label}\u00a0»`,
    label: 'Voir les dossiers actifs',
    change: { group: groups[0] },
  }
}

/** Why no file is shown, and what leads to one. */
export function NoFile({ search, onChange, onBegin }: NoFileProps) {
  const out = wayOut(search)
  if (out)
    return (
      <NothingFound
        title={out.title}
        action={out.label}
        onAct={() => {
          onChange(out.change)
        }}
      />
    )
  if (!onBegin) return <Empty title="Aucun dossier" />
  return (
    <Empty
      title="Aucun dossier"
      sentence="Six chiffres suffisent pour commencer."
      action={
        <Button type="primary" onClick={onBegin}>
          Créer un dossier
        </Button>
      }
    />
  )
}

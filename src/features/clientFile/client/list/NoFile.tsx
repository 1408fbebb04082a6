import { Empty } from '#client/ui'
import { Button } from '#client/ui/controls'
import { EmptyList, NothingFound } from '#client/screens/filters'
import { groups, type Change, type Search } from './fileSearch'

interface NoFileProps {
  readonly search: Search
  readonly onChange: (change: Change) => void
  /** Opens a new file; absent without the right to. */
  readonly onBegin: (() => void) | undefined
}

/** Why no file is shown, and what leads to one. Without filters, the usual group is searched. */
export const NoFile = ({ search, onChange, onBegin }: NoFileProps) => (
  <EmptyList
    search={search}
    onChange={(change) => {
      onChange(change.filters ? { ...change, group: groups[0] } : change)
    }}
  >
    {search.group === groups[0] ? (
      <NoneYet onBegin={onBegin} />
    ) : (
      <NothingFound
        title={`Aucun dossier dans «\u00a0${search.group.label}\u00a0»`}
        action="Voir les dossiers actifs"
        onAct={() => {
          onChange({ group: groups[0] })
        }}
      />
    )}
  </EmptyList>
)

function NoneYet({ onBegin }: Pick<NoFileProps, 'onBegin'>) {
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

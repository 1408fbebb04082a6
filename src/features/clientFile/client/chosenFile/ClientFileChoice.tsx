import { useAppSelector, useResourceList } from '#client/store'
import { selectResource } from '#client/entities'
import { SearchedInput } from '#client/ui/inputs'

/** Files that are offered: the last changed. */
const offered = { sort: ['-updated_at'], page: { size: 100 } }

interface ClientFileChoiceProps {
  /** Id of the file. */
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}

/** The client file that lots are looked at for. */
export function ClientFileChoice({ value, onChange }: ClientFileChoiceProps) {
  const { resources } = useResourceList('client_file', offered)
  const chosen = useAppSelector((state) => selectResource(state, 'client_file', value ?? ''))
  const files = chosen && !resources.some(({ id }) => id === chosen.id) ? [chosen, ...resources] : resources
  return (
    <SearchedInput
      hideLabel
      label="Dossier"
      placeholder="Choisissez un dossier"
      choices={files.map(({ id, attributes: { title } }) => ({ value: id, label: title ?? 'Dossier sans nom' }))}
      value={value}
      onChange={onChange}
    />
  )
}

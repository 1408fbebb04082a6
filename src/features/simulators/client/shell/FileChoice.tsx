import { useState } from 'react'
import { selectResource } from '#client/entities'
import { useAppSelector, useResourceList } from '#client/store'
import { whyNotRead } from '#client/transport'
import { ErrorBlock } from '#client/ui'
import { ChoiceInput, TextInput } from '#client/ui/inputs'

/** How many files are offered; beyond, one narrows them by words. */
const MOST = 100

interface FileChoiceProps {
  /** Id of the file. */
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}

/** A client file, among those that were changed last or that answer some words. */
export function FileChoice({ value, onChange }: FileChoiceProps) {
  const [words, setWords] = useState('')
  const { resources, page, failure, refetch } = useResourceList('client_file', {
    sort: ['-updated_at'],
    page: { size: MOST },
    ...(words === '' ? {} : { q: words }),
  })
  const chosen = useAppSelector((state) => selectResource(state, 'client_file', value ?? ''))
  const files = chosen && !resources.some(({ id }) => id === chosen.id) ? [chosen, ...resources] : resources
  return (
    <>
      {(words !== '' || (page?.total ?? 0) > MOST) && (
        <TextInput
          label="Rechercher un dossier"
          value={words}
          onChange={(typed) => {
            setWords(typed ?? '')
          }}
        />
      )}
      {failure && !page && <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />}
      <ChoiceInput
        asList
        required
        label="Dossier client"
        placeholder="Choisissez un dossier"
        choices={files.map(({ id, attributes: { title } }) => ({ value: id, label: title ?? 'Dossier sans nom' }))}
        value={value}
        onChange={(id) => {
          onChange(id === null ? null : String(id))
        }}
      />
    </>
  )
}

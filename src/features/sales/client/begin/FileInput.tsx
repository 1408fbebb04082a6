import { useState } from 'react'
import { useResourceList } from '#client/store'
import { ChoiceInput, TextInput } from '#client/ui/inputs'

/** How many files a list may hold; beyond, one narrows it by words. */
const MOST = 200

interface FileInputProps {
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (file: string | null) => void
}

/** The file of a client, among those that were changed last or whose name holds some words. */
export function FileInput({ value, error, onChange }: FileInputProps) {
  const [words, setWords] = useState('')
  const { resources, page } = useResourceList('client_file', {
    page: { size: MOST },
    sort: ['-updated_at'],
    ...(words === '' ? {} : { q: words }),
  })
  const choices = resources.map(({ id, attributes }) => ({ value: id, label: attributes.title ?? 'Sans nom' }))
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
      <ChoiceInput
        asList
        required
        label="Dossier client"
        placeholder="Choisissez un dossier"
        choices={choices}
        value={value}
        error={error}
        onChange={(chosen) => {
          onChange(chosen === null ? null : String(chosen))
        }}
      />
    </>
  )
}

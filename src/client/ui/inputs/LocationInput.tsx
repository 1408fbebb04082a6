import { useEffect, useState } from 'react'
import { Select } from 'antd'
import { FieldFrame, type InputProps } from './FieldFrame'

/** A place that can be chosen; its value is its slug. */
export interface LocationChoice {
  readonly value: string
  readonly label: string
}
export type LocationSearch = (query: string, signal: AbortSignal) => Promise<readonly LocationChoice[]>

interface LocationProps extends Omit<InputProps<string>, 'onBlur'> {
  readonly search: LocationSearch
  /** The name of the place chosen, once it is known. */
  readonly valueLabel?: string | undefined
}

/** How long typing rests before a search, in milliseconds. */
const PAUSE = 250
interface Found {
  readonly query: string
  readonly choices: readonly LocationChoice[]
  readonly failed: boolean
}
const NOTHING: Found = { query: '', choices: [], failed: false }

/** What a search finds for the last query typed; a newer query aborts the search before it. */
function useFound(query: string, search: LocationSearch): Found {
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    if (query.trim().length < 2) return undefined
    const abort = new AbortController()
    const keep = (choices: readonly LocationChoice[], failed: boolean) => { if (!abort.signal.aborted) setFound({ query, choices, failed }) }
    const timer = setTimeout(() => { search(query.trim(), abort.signal).then((choices) => { keep(choices, false) }, () => { keep([], true) }) }, PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, search])
  return found
}

function sentenceFor(query: string, found: Found): string {
  if (query.trim().length < 2) return 'Tapez au moins deux lettres'
  if (found.query !== query) return 'Recherche…'
  return found.failed ? 'La recherche n’a pas abouti. Tapez de nouveau pour réessayer.' : 'Aucun lieu trouvé'
}

/** A municipality, found by name or postal code. */
export function LocationInput({ value, onChange, search, valueLabel, disabled = false, ...words }: LocationProps) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<LocationChoice | null>(null)
  const found = useFound(query, search)
  const isCurrent = query.trim().length >= 2 && found.query === query
  const label = chosen?.value === value ? chosen.label : valueLabel ?? value
  return (
    <FieldFrame {...words}>
      {(control) => (
        <>
          <Select
            {...control} aria-describedby={[`${control.id}-value`, control['aria-describedby']].filter(Boolean).join(' ')}
            showSearch={{ filterOption: false, searchValue: query, onSearch: setQuery }} allowClear={words.required !== true} placeholder="Commune ou code postal"
            disabled={disabled} status={words.error === undefined ? '' : 'error'} labelInValue
            value={value === null ? null : { value, label: label ?? value }} options={isCurrent ? found.choices.map((choice) => ({ ...choice })) : []} notFoundContent={sentenceFor(query, found)}
            onChange={(next: LocationChoice | null | undefined) => {
              setChosen(found.choices.find((choice) => choice.value === next?.value) ?? null)
              setQuery('')
              onChange(next?.value ?? null)
            }}
          />
          <span id={`${control.id}-value`} className="visually-hidden">{label ?? 'Aucun lieu choisi'}</span>
        </>
      )}
    </FieldFrame>
  )
}

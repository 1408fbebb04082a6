import { useEffect, useState } from 'react'
import { TYPING_PAUSE } from '../pauses'
import { Combobox } from './Combobox'
import { FieldFrame, type InputProps } from './FieldFrame'

/** A place that can be chosen; its value is its slug. */
interface LocationChoice {
  readonly value: string
  readonly label: string
}
export type LocationSearch = (query: string, signal: AbortSignal) => Promise<readonly LocationChoice[]>

interface LocationProps extends InputProps<string> {
  readonly search: LocationSearch
  /** The name of the place chosen, once it is known. */
  readonly valueLabel?: string | undefined
  /** Offered before anything is typed. */
  readonly suggested?: readonly LocationChoice[]
}

const nothingSuggested: readonly LocationChoice[] = []

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
    const keep = (choices: readonly LocationChoice[], failed: boolean) => {
      if (!abort.signal.aborted) setFound({ query, choices, failed })
    }
    const timer = setTimeout(() => {
      search(query.trim(), abort.signal).then(
        (choices) => {
          keep(choices, false)
        },
        () => {
          keep([], true)
        },
      )
    }, TYPING_PAUSE)
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

/** A municipality, found by name or postal code. An emptied line takes the place back where one is not required. */
export function LocationInput({
  value,
  onChange,
  search,
  valueLabel,
  suggested = nothingSuggested,
  disabled = false,
  ...words
}: LocationProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState<LocationChoice | null>(null)
  const query = typed ?? ''
  const found = useFound(query, search)
  const isCurrent = query.trim().length >= 2 && found.query === query
  const name = chosen?.value === value ? chosen.label : (valueLabel ?? (value === null ? null : '…'))
  const choose = (place: LocationChoice | null) => {
    setChosen(place)
    setTyped(null)
    onChange(place?.value ?? null)
  }
  const leave = () => {
    if (typed === '' && words.required !== true && value !== null) choose(null)
    else setTyped(null)
  }
  return (
    <FieldFrame {...words}>
      {(control) => (
        <Combobox
          control={control}
          text={typed ?? name ?? ''}
          options={query.trim() === '' ? suggested : isCurrent ? found.choices : []}
          current={value}
          notice={sentenceFor(query, found)}
          placeholder="Commune ou code postal"
          disabled={disabled}
          onType={setTyped}
          onChoose={({ value: slug, label }) => {
            choose({ value: String(slug), label })
          }}
          onLeave={leave}
        />
      )}
    </FieldFrame>
  )
}

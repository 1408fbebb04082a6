import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { countries } from '#contract/countries'
import { entriesOf, isText } from '#contract/json'
import { useSectionField } from '#client/forms'
import { Button } from '#client/ui/controls'
import { ChoiceInput, TextInput } from '#client/ui/inputs'
import { scpiChoices } from '#features/scpi/clients/contract'

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const COUNTRIES = choicesOf(countries)
const REASONS = choicesOf(scpiChoices.tinAbsenceReasons)

/** Another country where the client pays taxes, perhaps not filled yet. */
interface Residence {
  readonly country: string | null
  readonly tin: string | null
  readonly tin_absence_reason: string | null
}

const NEW: Residence = { country: null, tin: null, tin_absence_reason: null }
const textOrNull = (value: unknown): string | null => (isText(value) && value !== '' ? value : null)

const residencesIn = (value: unknown): readonly Residence[] =>
  Array.isArray(value)
    ? value.map((one: unknown) => {
        const { country, tin, tin_absence_reason } = entriesOf(one)
        return {
          country: textOrNull(country),
          tin: textOrNull(tin),
          tin_absence_reason: textOrNull(tin_absence_reason),
        }
      })
    : []

/** The other countries where the client pays taxes, each with its number, or why there is none. */
export function OtherResidences() {
  const { value, words, choose, typing, readOnly } = useSectionField('other_fiscal_residences')
  const residences = residencesIn(value)
  const set = (rank: number, change: Partial<Residence>) => {
    choose(residences.map((one, index) => (index === rank ? { ...one, ...change } : one)))
  }
  if (readOnly) return <WrittenResidences label={words.label} residences={residences} />
  return (
    <fieldset className="field-group">
      <legend>{words.label}</legend>
      {residences.map((residence, rank) => (
        // Rows have no name of their own: only the last is added, and one that goes takes its fields with it.
        <OtherResidence
          key={`${String(residences.length)} ${String(rank)}`}
          residence={residence}
          rank={rank + 1}
          onChange={(change) => {
            set(rank, change)
          }}
          onRemove={() => {
            choose(residences.filter((_one, index) => index !== rank))
          }}
        />
      ))}
      <div aria-live="polite">{words.error !== undefined && <p className="field-error">{words.error}</p>}</div>
      <div>
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={() => {
            // What it lacks is no error before somebody has had a chance to type it.
            typing.onChange([...residences, NEW])
          }}
        >
          Ajouter une résidence fiscale
        </Button>
      </div>
    </fieldset>
  )
}

interface OtherResidenceProps {
  readonly residence: Residence
  readonly rank: number
  readonly onChange: (change: Partial<Residence>) => void
  readonly onRemove: () => void
}

const OtherResidence = ({ residence, rank, onChange, onRemove }: OtherResidenceProps) => (
  <div className="scpi-residence">
    <ChoiceInput
      label={`Pays ${String(rank)}`}
      asList
      choices={COUNTRIES}
      value={residence.country}
      onChange={(country) => {
        onChange({ country: textOrNull(country) })
      }}
    />
    <TextInput
      label={`NIF du pays ${String(rank)}`}
      value={residence.tin}
      onChange={(tin) => {
        onChange({ tin })
      }}
    />
    {residence.tin === null && (
      <ChoiceInput
        label={`Motif d’absence de NIF, pays ${String(rank)}`}
        asList
        choices={REASONS}
        value={residence.tin_absence_reason}
        onChange={(reason) => {
          onChange({ tin_absence_reason: textOrNull(reason) })
        }}
      />
    )}
    <Button
      type="text"
      icon={<DeleteOutlined aria-hidden />}
      aria-label={`Retirer le pays ${String(rank)}`}
      onClick={onRemove}
    />
  </div>
)

const WrittenResidences = ({ label, residences }: { label: string; residences: readonly Residence[] }) => (
  <p className="written-value">
    <span className="field-label">{label}</span>
    <span>
      {residences
        .map(({ country, tin }) => [country && (countries[country] ?? country), tin].filter(Boolean).join(', '))
        .join('\u202f; ') || '—'}
    </span>
  </p>
)

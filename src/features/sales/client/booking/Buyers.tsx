import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { entriesOf, isText } from '#contract/json'
import { Button } from '#client/ui/controls'
import { TextInput } from '#client/ui/inputs'
import type { Buyer } from '#features/sales/contract'

const MOST = 8
const asked = [
  { name: 'firstname', label: 'Prénom' },
  { name: 'lastname', label: 'Nom' },
  { name: 'email', label: 'E-mail' },
  { name: 'phone', label: 'Mobile' },
] as const

interface BuyersProps {
  readonly buyers: unknown
  readonly readOnly: boolean
  readonly onChange: (buyers: readonly Buyer[]) => void
}

/** Those who buy together, each with an address and a mobile of their own: each signs with theirs. */
export function Buyers({ buyers: held, readOnly, onChange }: BuyersProps) {
  const buyers = buyersIn(held)
  return (
    <section className="sale-part">
      <h2>Acquéreurs</h2>
      <p className="field-help">Chacun signe avec son e-mail et son mobile : ils ne peuvent pas être les mêmes.</p>
      {buyers.map((buyer, index) => (
        <OneBuyer
          key={index}
          buyer={buyer}
          place={index + 1}
          readOnly={readOnly}
          others={buyers.slice(0, index)}
          onChange={(changed) => {
            onChange(buyers.map((one, at) => (at === index ? { ...one, ...changed } : one)))
          }}
          onRemove={
            buyers.length > 1
              ? () => {
                  onChange(buyers.filter((_one, at) => at !== index))
                }
              : undefined
          }
        />
      ))}
      {!readOnly && buyers.length < MOST && (
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={() => {
            onChange([...buyers, {}])
          }}
        >
          Ajouter un acquéreur
        </Button>
      )}
    </section>
  )
}

interface OneBuyerProps {
  readonly buyer: Buyer
  /** From 1. */
  readonly place: number
  readonly readOnly: boolean
  /** Those before. */
  readonly others: readonly Buyer[]
  readonly onChange: (changed: Partial<Buyer>) => void
  readonly onRemove: (() => void) | undefined
}

const OneBuyer = ({ buyer, place, readOnly, others, onChange, onRemove }: OneBuyerProps) => (
  <fieldset className="sale-buyer">
    <legend>{[buyer.firstname, buyer.lastname].filter(Boolean).join(' ') || `Acquéreur ${place}`}</legend>
    <div className="sale-grid">
      {asked.map(({ name, label }) => (
        <TextInput
          key={name}
          label={label}
          disabled={readOnly}
          value={buyer[name] ?? null}
          error={sameAsBefore(others, name, buyer[name])}
          onChange={(value) => {
            onChange({ [name]: value })
          }}
        />
      ))}
    </div>
    {!readOnly && onRemove && (
      <Button type="text" icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
        Retirer cet acquéreur
      </Button>
    )}
  </fieldset>
)

const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase()

/** Why an address or a mobile cannot be that of this buyer; undefined when it can. */
function sameAsBefore(others: readonly Buyer[], name: string, value: string | null | undefined): string | undefined {
  if ((name !== 'email' && name !== 'phone') || !value) return undefined
  if (!others.some((other) => plain(other[name] ?? '') === plain(value))) return undefined
  return name === 'email' ? 'Cet e-mail est celui d’un autre acquéreur.' : 'Ce mobile est celui d’un autre acquéreur.'
}

/** What is held of those who buy; one nobody where nothing is. */
export function buyersIn(held: unknown): readonly Buyer[] {
  const buyers = (Array.isArray(held) ? held : []).map((one: unknown): Buyer => entriesOf(one))
  return buyers.length > 0 ? buyers : [{}]
}

export const buyerName = ({ firstname, lastname }: Buyer): string =>
  [firstname, lastname].filter((part) => isText(part) && part !== '').join(' ') || 'Acquéreur sans nom'

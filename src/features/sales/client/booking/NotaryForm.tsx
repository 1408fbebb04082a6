import { entriesOf, isText } from '#contract/json'
import { TextInput } from '#client/ui/inputs'

const asked = [
  { name: 'name', label: 'Nom du notaire' },
  { name: 'email', label: 'E-mail' },
  { name: 'phone', label: 'Téléphone' },
] as const

interface NotaryFormProps {
  readonly notary: unknown
  readonly readOnly: boolean
  readonly onChange: (notary: object) => void
}

/** Who draws up the deed. */
export function NotaryForm({ notary: held, readOnly, onChange }: NotaryFormProps) {
  const notary = entriesOf(held)
  return (
    <section className="sale-part">
      <h2>Notaire</h2>
      <div className="sale-grid">
        {asked.map(({ name, label }) => {
          const value = notary[name]
          return (
            <TextInput
              key={name}
              label={label}
              disabled={readOnly}
              value={isText(value) ? value : null}
              onChange={(typed) => {
                onChange({ ...notary, [name]: typed })
              }}
            />
          )
        })}
      </div>
    </section>
  )
}

import type { ResourceDefinition } from '#contract'
import { FieldValue } from '#client/editing/changes'
import { formatDate } from '#client/ui'
import { today } from '#client/screens'
import type { Values } from './addressInputs'

interface PrintedAnswersProps {
  readonly definition: ResourceDefinition
  readonly values: Values
}

/** The answers given, as a list: on paper, where no field can be typed in. */
export function PrintedAnswers({ definition, values }: PrintedAnswersProps) {
  const given = Object.entries(definition.fields).filter(([name]) => {
    const value = values[name] ?? ''
    return value !== '' && value !== false
  })
  return (
    <section className="simulator-printed">
      <h2>Réponses</h2>
      <dl>
        {given.map(([name, field]) => (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>
              <FieldValue field={field} value={values[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="simulator-note">Imprimé le {formatDate(today())}</p>
    </section>
  )
}

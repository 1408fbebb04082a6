import type { FieldErrors, ResourceDefinition } from '#contract'
import './forms.css'

/** Beyond this many errors, a list stands above the form. */
const ALONE = 3

/** The errors of a long form, in one list. Each also stands beside its field. */
export function ErrorSummary({
  definition,
  errors,
}: {
  definition: Pick<ResourceDefinition, 'fields'>
  errors: FieldErrors
}) {
  const wrong = Object.entries(errors).filter(([name]) => definition.fields[name])
  if (wrong.length <= ALONE) return null
  return (
    <div className="error-summary" role="alert">
      <p>{wrong.length} champs à corriger&nbsp;:</p>
      <ul>
        {wrong.map(([name, [text]]) => (
          <li key={name}>
            {definition.fields[name]?.label}&nbsp;: {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

import { simulatorQuestions } from '#features/simulation/contract'
import { capacityGroups, isAsked, type CapacityField, type CapacityGroup } from '#features/simulation/client/capacity'
import { ProjectField } from '#features/catalogue/client'
import { SectionForm } from '#client/forms'
import { Card } from '#client/ui'
import { Button } from '#client/ui/controls'
import { fieldText } from '#client/editing/changes'
import { useOpenAggregate } from '#client/editing'
import { useCapacityTrial } from './CapacityTrial'
import type { CapacityAnswers } from './useCapacityAnswers'

const { investmentCapacity } = simulatorQuestions

const groups = capacityGroups(ProjectField)

/** What the capacity is calculated from. Other values can be tried; the file keeps its own. */
export function CapacityInputs({ answers: { prefilled, values, errors } }: { answers: CapacityAnswers }) {
  const { id } = useOpenAggregate()
  const { tried, attempt, restore } = useCapacityTrial()
  const isTried = Object.keys(tried).length > 0
  return (
    <Card
      title="Ce qui est compté"
      sentence="Repris du dossier. Essayez d’autres valeurs&nbsp;: le dossier ne change pas."
      actions={
        isTried && (
          <Button
            size="small"
            onClick={() => {
              restore()
            }}
          >
            Tout rétablir
          </Button>
        )
      }
    >
      <div className="capacity-inputs">
        <SectionForm
          definition={investmentCapacity}
          reference={{ type: 'investment_capacity', id }}
          attributes={values}
          errors={errors}
          onEdit={attempt}
        >
          {groups.map((group) => (
            <Group key={group.title} {...group} prefilled={prefilled} values={values} />
          ))}
        </SectionForm>
      </div>
    </Card>
  )
}

const Group = ({ title, fields, prefilled, values }: CapacityGroup & Pick<CapacityAnswers, 'prefilled' | 'values'>) => (
  <fieldset className="capacity-group">
    <legend>{title}</legend>
    {fields
      .filter(([name]) => isAsked(name, values))
      .map(([name, Field]) => (
        <div key={name}>
          <Field name={name} />
          <Origin name={name} prefilled={prefilled[name]} />
        </div>
      ))}
  </fieldset>
)

/** Where the value comes from, or the way back to it. */
function Origin({
  name,
  prefilled: { value, origin },
}: {
  name: CapacityField
  prefilled: CapacityAnswers['prefilled'][CapacityField]
}) {
  const { tried, restore } = useCapacityTrial()
  if (!Object.hasOwn(tried, name) || Object.is(tried[name], value)) return <p className="capacity-origin">{origin}</p>
  const field = investmentCapacity.fields[name]
  const text = value === null || field.kind === 'location' ? '' : ` ${fieldText(field, value, String)}`
  return (
    <p className="capacity-origin">
      <strong>Essai</strong>{' '}
      <Button
        type="link"
        size="small"
        aria-label={`Rétablir${text}\u00a0: ${field.label}`}
        onClick={() => {
          restore(name)
        }}
      >
        Rétablir{text}
      </Button>
    </p>
  )
}

import type { ComponentType } from 'react'
import { schemes } from '#domain'
import { simulatorQuestions } from '#features/simulation/contract'
import { ProjectField } from '#features/catalogue/client'
import { AmountField, ChoiceField, FlagField, LocationField, RateField, SectionForm, SliderField } from '#client/forms'
import { Card } from '#client/ui'
import { Button } from '#client/ui/controls'
import { fieldText } from '#client/editing/changes'
import { useOpenAggregate } from '#client/editing'
import { useCapacityTrial } from './CapacityTrial'
import type { CapacityField } from './prefilled'
import type { CapacityAnswers } from './useCapacityAnswers'

const { investmentCapacity } = simulatorQuestions

const Contribution = () => <SliderField name="contribution" from={0} to={200_000} step={1_000} />
const Duration = () => <SliderField name="loan_duration" from={5} to={30} step={1} />
const LoanRate = () => <SliderField name="loan_rate" from={0} to={0.08} step={0.0005} />

interface FieldGroup {
  readonly title: string
  readonly fields: readonly (readonly [CapacityField, ComponentType<{ name: string }>])[]
}

const groups: readonly FieldGroup[] = [
  {
    title: 'Le foyer',
    fields: [
      ['net_monthly_income', AmountField],
      ['annual_tax', AmountField],
      ['monthly_loan_payment', AmountField],
      ['alimony', AmountField],
      ['monthly_rent', AmountField],
    ],
  },
  {
    title: 'Le projet',
    fields: [
      ['project', ProjectField],
      ['municipality', LocationField],
      ['seniority', ChoiceField],
      ['is_first_home', FlagField],
      ['contribution', Contribution],
    ],
  },
  {
    title: 'Le prêt',
    fields: [
      ['loan_duration', Duration],
      ['loan_rate', LoanRate],
      ['insurance_rate', RateField],
      ['max_post_investment_debt_rate', RateField],
    ],
  },
]

/** What only the duties of a main home depend on, the first one of an existing home. */
function isAsked(name: CapacityField, { project, seniority }: CapacityAnswers['values']): boolean {
  const isHome = schemes.find(String(project))?.kind === 'home'
  if (name === 'seniority') return isHome
  return name !== 'is_first_home' || (isHome && seniority === 'old')
}

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

const Group = ({ title, fields, prefilled, values }: FieldGroup & Pick<CapacityAnswers, 'prefilled' | 'values'>) => (
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

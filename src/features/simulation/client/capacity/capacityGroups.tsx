import type { ComponentType } from 'react'
import { schemes } from '#domain'
import type { simulatorQuestions } from '#features/simulation/contract'
import { AmountField, ChoiceField, FlagField, LocationField, RateField, SliderField } from '#client/forms'

/** The 11 answers of specification §3, where to invest, and what the duties of a main home depend on. */
export type CapacityField = keyof typeof simulatorQuestions.investmentCapacity.fields

type FieldComponent = ComponentType<{ name: string }>

const Contribution = () => <SliderField name="contribution" from={0} to={200_000} step={1_000} />
const Duration = () => <SliderField name="loan_duration" from={5} to={30} step={1} />
const LoanRate = () => <SliderField name="loan_rate" from={0} to={0.08} step={0.0005} />

export interface CapacityGroup {
  readonly title: string
  readonly fields: readonly (readonly [CapacityField, FieldComponent])[]
}

/** What a capacity is asked, group by group. @param ProjectField where a scheme is chosen */
export const capacityGroups = (ProjectField: FieldComponent): readonly CapacityGroup[] => [
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

/** Whether a question is asked of these answers: what only the duties of a main home depend on, the first one of an existing home. */
export function isAsked(name: CapacityField, { project, seniority }: Readonly<Record<string, unknown>>): boolean {
  const isHome = schemes.find(String(project))?.kind === 'home'
  if (name === 'seniority') return isHome
  return name !== 'is_first_home' || (isHome && seniority === 'old')
}

import { FlagField, RateField } from '#client/forms'
import { AssumedField } from './AssumedValue'

/** How the years to come are supposed to go. */
export function Assumptions() {
  return (
    <>
      <AssumedField name="yearly_rent_revaluation_rate" origin="hypothèse de votre société" Field={RateField} />
      <RateField name="vacancy_rate" />
      <RateField name="yearly_value_growth_rate" />
      <RateField name="resale_fee_rate" />
      <FlagField name="budget_monitoring" />
    </>
  )
}

import { AmountField } from '#client/forms'
import { formatEuros } from '#client/ui'
import { useHouseholdSections } from '../../shared/useHouseholdSections'
import { FieldGrid, SingletonForm } from '#client/editing/parts'
import { Total } from '../parts/Total'
import { totalOf } from '../parts/totalOf'

export function IncomeSection() {
  const { income, companion } = useHouseholdSections()
  const total = totalOf([
    income.net_monthly_income,
    income.net_rental_income,
    income.net_other_income,
    companion?.net_monthly_income,
  ])
  return (
    <SingletonForm type="income">
      <FieldGrid>
        <AmountField name="net_monthly_income" />
        <AmountField name="net_other_income" />
        <AmountField name="net_rental_income" />
        <AmountField name="prior_land_deficit" />
      </FieldGrid>
      <Total
        label="Revenus du foyer"
        value={formatEuros(total, { per: 'mois' })}
        note={
          companion
            ? `dont ${formatEuros(totalOf([companion.net_monthly_income]))} de revenu du conjoint, saisi dans sa section`
            : undefined
        }
      />
    </SingletonForm>
  )
}

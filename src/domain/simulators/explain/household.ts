import type { HouseholdCharges } from '../../simulation/debtRatio'
import type { TraceInput } from '../../result'
import { given } from '../../simulation/explain/step'

/** What a household earns and pays each month, as it was answered. */
export function householdInputs({
  net_monthly_income,
  monthly_rent,
  monthly_loan_payment,
  alimony,
}: HouseholdCharges): TraceInput[] {
  return [
    given('Revenus mensuels', net_monthly_income, 'euros_per_month', 'file'),
    given('Loyer payé', monthly_rent, 'euros_per_month', 'file'),
    given('Crédits en cours', monthly_loan_payment, 'euros_per_month', 'file'),
    given('Pensions versées', alimony, 'euros_per_month', 'file'),
  ]
}

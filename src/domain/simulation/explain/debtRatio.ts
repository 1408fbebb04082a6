import type { TraceInput } from '../../result'
import type { DebtReading, HouseholdCharges } from '../debtRatio'
import { given } from './step'

/** Debt ratio of a household before any operation. */
export const DEBT_RATIO_BEFORE = '(Loyer + crédits + pensions) ÷ revenus.'

/** Debt ratio after an operation, by reading. */
export const DEBT_RATIO_AFTER: Readonly<Record<DebtReading, string>> = {
  hcsf: '(Loyer + crédits + pensions + mensualité) ÷ (revenus + part retenue des loyers).',
  prudent: '(Loyer + crédits + pensions + mensualité) ÷ revenus, sans les loyers à venir.',
  differential:
    '(Loyer + crédits + pensions + mensualité non couverte par la part retenue des loyers) ÷ revenus, augmentés de l’excédent s’il y en a un.',
}

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

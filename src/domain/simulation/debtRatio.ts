import type { SolutionConfiguration } from '../configuration'
import { roundRate } from '../value/rounding'

/** What an operation adds, euros a month: the instalment, and the part of the rents that banks count as income. */
export interface OperationFlows {
  payment: number
  countedRent: number
}

/** Less than a cent is no income. */
const SMALLEST_INCOME = 0.01

/** What a household earns and pays each month, as banks count it. Euros. */
export type HouseholdCharges = Pick<
  SolutionConfiguration,
  'net_monthly_income' | 'monthly_rent' | 'monthly_loan_payment' | 'alimony'
>

/** (rent + loans + alimony + instalment) ÷ (income + counted rents); null without income. */
export function debtRatio(household: HouseholdCharges, { payment, countedRent }: OperationFlows): number | null {
  const income = household.net_monthly_income + countedRent
  if (income < SMALLEST_INCOME) return null
  return roundRate((household.monthly_rent + household.monthly_loan_payment + household.alimony + payment) / income)
}

/** Three ways in which banks read the same household. */
export const debtReadings = ['hcsf', 'prudent', 'differential'] as const

export type DebtReading = (typeof debtReadings)[number]

/** Debt ratio of a household after an operation, by reading; null without income. */
export function debtRatioAs(reading: DebtReading, household: HouseholdCharges, flows: OperationFlows): number | null {
  return debtRatio(household, flowsAs[reading](flows))
}

const flowsAs: Readonly<Record<DebtReading, (flows: OperationFlows) => OperationFlows>> = {
  /** The counted rents are income. */
  hcsf: (flows) => flows,
  /** No rent to come is counted. */
  prudent: ({ payment }) => ({ payment, countedRent: 0 }),
  /** The counted rents pay the instalment first: what is missing is a charge, what is left is income. */
  differential: ({ payment, countedRent }) => ({
    payment: Math.max(0, payment - countedRent),
    countedRent: Math.max(0, countedRent - payment),
  }),
}

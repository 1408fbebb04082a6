import { isIsoDate, type Attributes } from '#contract'
import type { SolutionConfiguration } from '#domain'

/** The sections of a client file that say what a household earns, owes and pays in tax; null where there is none. */
export interface HouseholdSections {
  readonly income: Partial<Attributes<'income'>>
  readonly companion: Partial<Attributes<'companion'>> | null
  readonly tax: Partial<Attributes<'tax'>>
  readonly charge: Partial<Attributes<'charge'>>
  readonly currentLoans: readonly Partial<Attributes<'current_loan'>>[]
}

type HouseholdAnswers = Pick<SolutionConfiguration, 'net_monthly_income' | 'annual_tax' | 'alimony' | 'fiscal_part' | 'monthly_rent' | 'monthly_loan_payment'>

/** A value that was typed wrong is there as it was typed, until it is corrected: it counts for nothing. */
const amountOf = (value: unknown): number => typeof value === 'number' ? value : 0

/** The figures of a household, what is missing being zero. Loans that are over do not count; incomes are those of both, rents left out. */
export function householdAnswers({ income, companion, tax, charge, currentLoans }: HouseholdSections, today: string): HouseholdAnswers {
  const isRunning = (end: unknown) => typeof end !== 'string' || !isIsoDate(end) || end >= today
  return {
    net_monthly_income: amountOf(income.net_monthly_income) + amountOf(companion?.net_monthly_income) + amountOf(income.net_other_income),
    annual_tax: amountOf(tax.annual_tax),
    fiscal_part: amountOf(tax.fiscal_part),
    alimony: amountOf(charge.alimony),
    monthly_rent: amountOf(charge.monthly_rent),
    monthly_loan_payment: currentLoans.filter(({ end_date }) => isRunning(end_date)).reduce((total, { monthly_credit }) => total + amountOf(monthly_credit), 0),
  }
}

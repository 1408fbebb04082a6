import type { SolutionConfiguration } from '#domain'
import { householdAnswers as typedAnswers, type HouseholdBudget } from '#features/clientFile/contract/household'

export type HouseholdAnswers = Pick<
  SolutionConfiguration,
  'net_monthly_income' | 'annual_tax' | 'alimony' | 'fiscal_part' | 'monthly_rent' | 'monthly_loan_payment'
>

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The figures of a household to show while it is being typed: what is missing or typed wrong counts for nothing. */
export function householdAnswers(budget: HouseholdBudget, today: string): HouseholdAnswers {
  const answers = typedAnswers(budget, today)
  return {
    net_monthly_income: amountOf(answers.net_monthly_income),
    annual_tax: amountOf(answers.annual_tax),
    alimony: amountOf(answers.alimony),
    fiscal_part: amountOf(answers.fiscal_part),
    monthly_rent: amountOf(answers.monthly_rent),
    monthly_loan_payment: amountOf(answers.monthly_loan_payment),
  }
}

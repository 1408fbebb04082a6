import type { HouseholdCharges } from '../../simulation/debtRatio'
import type { TraceStep } from '../../result'

/** What a household could borrow. Wire names; euros a month, years, fractions. */
export interface LoanCapacityQuestion extends HouseholdCharges {
  contribution: number
  loan_duration: number
  loan_rate: number
  insurance_rate: number
}

/** A loan at the debt limit. Euros, years, fractions. */
export interface LoanOffer {
  loan_duration: number
  loan_rate: number
  /** Insurance included, euros a month. */
  monthly_payment: number
  loan_amount: number
  /** Loan and contribution, acquisition costs included. */
  budget: number
  interest_cost: number
  insurance_cost: number
}

export interface LoanCapacityAnswer extends LoanOffer {
  debt_ratio_limit: number
  debt_ratio_before: number | null
  /** The same household at the usual durations, at the firm's rates. */
  by_duration: LoanOffer[]
  unverified: string[]
  /** Only when asked for. */
  trace?: TraceStep[]
}

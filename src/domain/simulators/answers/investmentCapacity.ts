import type { Market, FirmAssumptions } from '../../configuration'
import type { TraceStep } from '../../result'
import type { ProjectType } from '../../schemes'
import type { DebtReading, HouseholdCharges } from '../../simulation/debtRatio'
import type { IsoDate } from '../../value/calendar'

/** What an investment capacity is made from (specification §3). Wire names; euros, euros a month, fractions, years. */
export interface InvestmentCapacityQuestion extends HouseholdCharges {
  annual_tax: number
  contribution: number
  /** Debt ratio not to be passed after the investment; absent: the limit in force. */
  max_post_investment_debt_rate?: number
  project: ProjectType
  /** Of a home whose scheme admits both; absent: new. */
  seniority?: 'new' | 'old'
  /** The buyers, who owned no main home in the two years before, will live in it. */
  is_first_home?: boolean
  loan_duration: number
  loan_rate: number
  insurance_rate: number
}

/** What the place and the firm add. */
export interface CapacityContext {
  asOf: IsoDate
  market: Market
  department: string | undefined
  defaults: Pick<FirmAssumptions, 'loan_application_fee' | 'brokerage_fee'>
  /** Gives the trace of each figure. */
  explain?: boolean
}

/** How one reading judges the purchase at the budget found, and the budget that it would give. */
export interface CapacityReading {
  reading: DebtReading
  debt_ratio: number | null
  /** Highest price; null when this reading sets no limit, the rents paying for the loan at any price. */
  budget: number | null
}

/** The largest purchase of a household. Euros, euros a month, fractions. */
export interface InvestmentCapacityAnswer {
  /** Highest price of the home, to the euro; null when the rents would pay for the loan at any price. */
  budget: number | null
  notary_fee: number
  loan_fees: number
  total_cost: number
  loan_amount: number
  /** Insurance included. */
  monthly_payment: number
  expected_rent: number
  max_debt_ratio: number
  debt_ratio_before: number | null
  debt_ratio_after: number | null
  /** Income less tax, rent, loans and alimony. */
  residual_income_before: number
  /** The same with the part of the rents that banks count, less the instalment. */
  residual_income_after: number
  readings: CapacityReading[]
  unverified: string[]
  /** Only when asked for. */
  trace?: TraceStep[]
}

import type { SolutionConfiguration } from '../../configuration'
import type { TraceStep } from '../../result'
import type { ProjectType } from '../../schemes'

/** What the household may have said of its operation already; otherwise as the firm assumes for each scheme, or as is usual. */
type SaidAnswer =
  | 'loan_rate'
  | 'insurance_rate'
  | 'yearly_rent_revaluation_rate'
  | 'loan_application_fee'
  | 'brokerage_fee'
  | 'guarantee_kind'
  | 'notary_signature_date'
  | 'smoothed_loans'

/** What every operation of a household has in common. Wire names; euros, euros a month, fractions, years. */
type HouseholdAnswers = Pick<
  SolutionConfiguration,
  | 'municipality'
  | 'net_monthly_income'
  | 'annual_tax'
  | 'alimony'
  | 'fiscal_part'
  | 'monthly_rent'
  | 'monthly_loan_payment'
  | 'contribution'
  | 'loan_duration'
  | 'duration_to_display'
> &
  Partial<Pick<SolutionConfiguration, SaidAnswer>>

/** A household, the loan that it would take, and what it accepts. */
export interface OptimalInvestmentQuestion {
  household: HouseholdAnswers
  /** Code of the department, for the transfer duties. */
  department: string | undefined
  /** Effort that the household accepts, euros a month; undefined: any. */
  highestEffort: number | undefined
}

/** The best purchase under a scheme. Euros, euros a month. */
export interface PossibleInvestment {
  project: ProjectType
  status: 'possible'
  /** Highest price, to 100 euros. */
  budget: number
  renovation_price: number
  furniture_price: number
  total_cost: number
  loan_amount: number
  average_effort: number
  max_effort: number
  total_tax_saving: number
  debt_ratio_after: number | null
  net_wealth: number
  /** Net wealth at the end, cash flows and VAT refunded, less own funds. */
  gain: number
  irr_after_tax: number | null
  /** What keeps the budget from being higher. */
  binding: 'debt_ratio' | 'effort' | 'none'
  /** French sentences: parameters used that are not verified on the dates they were used for. */
  unverified: string[]
  /** Only when asked for. */
  trace?: TraceStep[]
}

/** The best purchase under a scheme, or why there is none. */
export type OptimalInvestment = PossibleInvestment | { project: ProjectType; status: 'refused'; reason: string }

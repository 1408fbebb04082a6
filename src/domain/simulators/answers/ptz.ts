import type { PtzOperation } from '../../law/ptz'
import type { TraceStep } from '../../result'
import type { IsoDate } from '../../value/calendar'

/** What decides of a zero-rate loan. Wire names; euros. */
export interface PtzQuestion {
  operation: PtzOperation
  /** Price of the home, VAT included, without acquisition costs. */
  property_price: number
  renovation_price: number
  /** Revenu fiscal de référence of the occupants, two years before the offer. */
  n_2_taxable_income: number
  household_composition: number
  has_owner_residence: boolean
  is_uninhabitable: boolean
  has_disability: boolean
  has_mobility_card: boolean
  has_disability_card: boolean
  has_disabled_adult_rent: boolean
  has_handicapped_children_education_rent: boolean
  property_right: boolean
  /** Other loans of more than two years, which limit this one. Absent: not known yet. */
  other_loans?: number
  /** Yearly rate of the bank loan that it is compared with, fraction. */
  loan_rate: number
  offer_date: IsoDate
}

/** Why the loan is refused, in French. */
export interface PtzObstacle {
  criterion: 'first_time_buyer' | 'operation' | 'works' | 'income'
  message: string
}

/** The loan, or what stands in its way. Euros, years, fractions; amounts are 0 when it is refused. */
export interface PtzAnswer {
  eligible: boolean
  obstacles: PtzObstacle[]
  income_ceiling: number
  /** The larger of the typed income and the cost divided by nine. */
  income_retained: number
  income_per_part: number
  /** 1 to 4. */
  slice: number
  cost_cap: number
  cost_retained: number
  share: number
  amount: number
  deferral_years: number
  repayment_years: number
  /** Instalment once the deferral is over, euros a month. */
  monthly_payment: number
  /** Capital still due at the end of each year. */
  yearly_schedule: { year: number; repaid: number; remaining_capital: number }[]
  /** Interest that a bank loan of this amount over the same whole duration would cost. */
  interest_saved: number
  unverified: string[]
  /** Only when asked for. */
  trace?: TraceStep[]
}

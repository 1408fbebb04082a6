import { debtRatioLimit } from '../law/lending'
import { inForce } from '../law/parameter'
import { type HouseholdCharges, debtRatio } from '../simulation/debtRatio'
import type { IsoDate } from '../value/calendar'
import { roundToCent } from '../value/rounding'

/** The loan that is asked for. */
export interface WishedLoan {
  years: number
  /** Nominal yearly rate, fraction. */
  rate: number
  /** Yearly rate of the borrower insurance on the initial capital, fraction. */
  insuranceRate: number
}

/**
 * The most that a bank would lend to a household without counting any rent to come, in euros: the instalment, insurance
 * included, brings its debt ratio to the limit in force. 0 when the ratio is there already or there is no income.
 */
export function borrowingCapacity(household: HouseholdCharges, { years, rate, insuranceRate }: WishedLoan, on: IsoDate): number {
  const ratio = debtRatio(household, { payment: 0, countedRent: 0 })
  const months = years * 12
  if (ratio === null || months <= 0) return 0
  const instalment = Math.max(0, inForce(debtRatioLimit, on).value - ratio) * household.net_monthly_income
  return roundToCent(instalment / (instalmentPerEuro(rate / 12, months) + insuranceRate / 12))
}

/** Monthly payment for one euro borrowed: i ÷ (1 − (1 + i)^−n), 1 ÷ n without interest. */
function instalmentPerEuro(monthlyRate: number, months: number): number {
  return monthlyRate === 0 ? 1 / months : monthlyRate / -Math.expm1(-months * Math.log1p(monthlyRate))
}

import { debtRatioLimit } from '../law/lending'
import { inForce } from '../law/parameter'
import { type HouseholdCharges, debtRatio } from '../simulation/debtRatio'
import type { IsoDate } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import { capitalFor, type WishedLoan } from './borrowing'

/**
 * The most that a bank would lend to a household without counting any rent to come, in euros: the instalment, insurance
 * included, brings its debt ratio to the limit in force. 0 when the ratio is there already or there is no income.
 */
export function borrowingCapacity(household: HouseholdCharges, loan: WishedLoan, on: IsoDate): number {
  return roundToCent(capitalFor(freeInstalment(household, inForce(debtRatioLimit, on).value), loan))
}

/** Instalment that would bring the debt ratio of a household to a limit, euros a month. */
export function freeInstalment(household: HouseholdCharges, limit: number): number {
  const ratio = debtRatio(household, { payment: 0, countedRent: 0 })
  return ratio === null ? 0 : Math.max(0, limit - ratio) * household.net_monthly_income
}

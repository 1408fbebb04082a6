import { debtRatioLimit } from '../law/lending'
import { inForce } from '../law/parameter'
import type { HouseholdCharges } from '../simulation/debtRatio'
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
  const { net_monthly_income: income, monthly_rent, monthly_loan_payment, alimony } = household
  return Math.max(0, limit * income - monthly_rent - monthly_loan_payment - alimony)
}

import { earlyRepaymentTerms } from '../law/lending'
import { inForce } from '../law/parameter'
import { memoize } from '../value/memoize'
import type { IsoDate } from '../value/calendar'
import { roundToCent } from '../value/rounding'

/**
 * The most that a bank may ask for a loan repaid before its end, euros: some months of interest, or a share of what remains
 * due when it is less (C. conso. art. R313-25).
 * @param annualRate nominal yearly rate of the loan
 * @param lentOn date of the loan
 */
export function earlyRepaymentFee(remainingCapital: number, annualRate: number, lentOn: IsoDate): number {
  const { monthsOfInterest, share } = termsOn(lentOn).value
  return roundToCent(remainingCapital * Math.min((annualRate * monthsOfInterest) / 12, share))
}

const termsOn = memoize((lentOn: IsoDate) => inForce(earlyRepaymentTerms, lentOn))

import { wholePower } from '../value/powers'
import { roundRate } from '../value/rounding'

/** What a borrower gets (+) and pays (−) each month, the first amount on the day of the loan. */
export type MonthlyFlows = readonly number[]

/** What the flow of the next month may be worth: effective rates from −68 % to 254 %. */
const [LOWEST_DISCOUNT, HIGHEST_DISCOUNT] = [0.9, 1.1]

/**
 * Effective yearly rate of a loan by the equivalent-rate method: what is paid, discounted, is what is got; months are equal
 * (C. conso. art. R314-3 and its annex; directive 2014/17/UE, annex I). Rounded as rates are; null when no rate does it.
 */
export function effectiveYearlyRate(flows: MonthlyFlows): number | null {
  let [below, above] = [LOWEST_DISCOUNT, HIGHEST_DISCOUNT]
  if (!(presentValue(flows, below) > 0 && presentValue(flows, above) < 0)) return null
  for (;;) {
    const middle = below + (above - below) / 2
    if (middle <= below || middle >= above) return roundRate(1 / wholePower(middle, 12) - 1)
    if (presentValue(flows, middle) > 0) below = middle
    else above = middle
  }
}

/** Value of the flows on the first day. @param discount what the flow of the next month is worth */
function presentValue(flows: MonthlyFlows, discount: number): number {
  let value = 0
  for (let month = flows.length - 1; month >= 0; month--) value = value * discount + (flows[month] ?? 0)
  return value
}

import { wholePower } from '../value/powers'
import { roundRate } from '../value/rounding'

/** What a borrower gets (+) and pays (−) each month, the first amount on the day of the loan. */
export type MonthlyFlows = readonly number[]

/** What the flow of the next month may be worth: effective rates from −68 % to 254 %. */
const [LOWEST_DISCOUNT, HIGHEST_DISCOUNT] = [0.9, 1.1]

/** Where the search begins: about 4 % a year. */
const USUAL_DISCOUNT = 0.9967

/** Two discounts of a month this close give the same yearly rate to the last digit kept. */
const PRECISION = 1e-13
const MAX_STEPS = 100

/**
 * Effective yearly rate of a loan by the equivalent-rate method: what is paid, discounted, is what is got; months are equal
 * (C. conso. art. R314-3 and its annex; directive 2014/17/UE, annex I). Rounded as rates are; null when no rate does it.
 */
export function effectiveYearlyRate(flows: MonthlyFlows): number | null {
  let [below, above] = [LOWEST_DISCOUNT, HIGHEST_DISCOUNT]
  if (!(presentValue(flows, below) > 0 && presentValue(flows, above) < 0)) return null
  let discount = USUAL_DISCOUNT
  for (let step = 0; step < MAX_STEPS; step++) {
    const { value, slope } = valueAndSlope(flows, discount)
    if (value > 0) below = discount
    else above = discount
    const newton = discount - value / slope
    const next = newton > below && newton < above ? newton : (below + above) / 2
    if (Math.abs(next - discount) < PRECISION) return yearlyRate(next)
    discount = next
  }
  return yearlyRate(discount)
}

function yearlyRate(discount: number): number {
  return roundRate(1 / wholePower(discount, 12) - 1)
}

/** Value of the flows on the first day. @param discount what the flow of the next month is worth */
function presentValue(flows: MonthlyFlows, discount: number): number {
  let value = 0
  for (let month = flows.length - 1; month >= 0; month--) value = value * discount + (flows[month] ?? 0)
  return value
}

/** The same value, and how fast it grows with the discount. */
function valueAndSlope(flows: MonthlyFlows, discount: number): { value: number; slope: number } {
  let [value, slope] = [0, 0]
  for (let month = flows.length - 1; month >= 0; month--) {
    slope = slope * discount + value
    value = value * discount + (flows[month] ?? 0)
  }
  return { value, slope }
}

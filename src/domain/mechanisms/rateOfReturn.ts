import { daysBetween, type IsoDate } from '../value/calendar'
import { wholePower, wholeRoot } from '../value/powers'
import { roundRate } from '../value/rounding'

/** Money that comes in (+) or goes out (−) on a date. Euros. */
export interface DatedFlow {
  date: IsoDate
  amount: number
}

const LOWEST_RATE = -0.99
const HIGHEST_RATE = 10
const DAYS_A_YEAR = 365
const MAX_STEPS = 200

/** What a flow of the next day is worth: the highest at the lowest rate, the lowest at the highest one. */
const HIGHEST_DISCOUNT = wholeRoot(1 / (1 + LOWEST_RATE), DAYS_A_YEAR)
const LOWEST_DISCOUNT = wholeRoot(1 / (1 + HIGHEST_RATE), DAYS_A_YEAR)

/** Two discounts of a day this close give the same yearly rate to the last digit kept. */
const PRECISION = 1e-13

/**
 * Yearly internal rate of return of dated flows, Actual/365, rounded as rates are; null when no rate between −99 % and 1,000 %
 * cancels them. The unknown is the discount of one day, of which a flow takes a whole power.
 */
export function internalRateOfReturn(flows: readonly DatedFlow[]): number | null {
  const start = flows[0]?.date
  if (start === undefined) return null
  const amounts = flows.map((flow) => flow.amount)
  const days = flows.map((flow) => daysBetween(start, flow.date))
  let [below, above] = [LOWEST_DISCOUNT, HIGHEST_DISCOUNT]
  const signAbove = Math.sign(presentValue(amounts, days, above).value)
  if (signAbove === 0 || signAbove === Math.sign(presentValue(amounts, days, below).value)) return null
  let discount = 1
  for (let step = 0; step < MAX_STEPS; step++) {
    const { value, slope } = presentValue(amounts, days, discount)
    if (Math.sign(value) === signAbove) above = discount
    else below = discount
    const newton = discount - value / slope
    const next = newton > below && newton < above ? newton : (below + above) / 2
    if (Math.abs(next - discount) < PRECISION) return yearlyRate(next)
    discount = next
  }
  return yearlyRate(discount)
}

function yearlyRate(discount: number): number {
  return roundRate(1 / wholePower(discount, DAYS_A_YEAR) - 1)
}

/** Value of the flows today and its slope, by the discount of one day; most flows are as far apart as those before them. */
function presentValue(amounts: readonly number[], days: readonly number[], discount: number) {
  let [value, slope] = [0, 0]
  let [elapsed, gap] = [0, 0]
  let [factor, factorOfGap] = [1, 1]
  for (let index = 0; index < amounts.length; index++) {
    const day = days[index] ?? 0
    if (day - elapsed !== gap) {
      gap = day - elapsed
      factorOfGap = wholePower(discount, gap)
    }
    factor *= factorOfGap
    elapsed = day
    const discounted = (amounts[index] ?? 0) * factor
    value += discounted
    slope += (day * discounted) / discount
  }
  return { value, slope }
}

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
  const spread = spreadOf(start, flows)
  let [below, above] = [LOWEST_DISCOUNT, HIGHEST_DISCOUNT]
  const signAbove = Math.sign(presentValue(spread, above).value)
  if (signAbove === 0 || signAbove === Math.sign(presentValue(spread, below).value)) return null
  let discount = 1
  for (let step = 0; step < MAX_STEPS; step++) {
    const { value, slope } = presentValue(spread, discount)
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

/** Flows in their order: amounts, days since the first one, and the days between two of them, which are of a few lengths only. */
interface Spread {
  amounts: number[]
  days: number[]
  /** The different numbers of days between a flow and the one before it. */
  gaps: number[]
  /** Place, among them, of the gap before each flow. */
  gapBefore: number[]
}

function spreadOf(start: IsoDate, flows: readonly DatedFlow[]): Spread {
  const spread: Spread = { amounts: [], days: [], gaps: [], gapBefore: [] }
  let elapsed = 0
  for (const { date, amount } of flows) {
    const day = daysBetween(start, date)
    const known = spread.gaps.indexOf(day - elapsed)
    spread.gapBefore.push(known < 0 ? spread.gaps.push(day - elapsed) - 1 : known)
    spread.amounts.push(amount)
    spread.days.push(day)
    elapsed = day
  }
  return spread
}

/** Value of the flows today and its slope, by the discount of one day: its power is made once for each length of gap. */
function presentValue({ amounts, days, gaps, gapBefore }: Spread, discount: number) {
  const discounts = gaps.map((gap) => wholePower(discount, gap))
  let [value, slope] = [0, 0]
  let factor = 1
  for (let index = 0; index < amounts.length; index++) {
    factor *= discounts[gapBefore[index] ?? 0] ?? 1
    const discounted = (amounts[index] ?? 0) * factor
    value += discounted
    slope += ((days[index] ?? 0) * discounted) / discount
  }
  return { value, slope }
}

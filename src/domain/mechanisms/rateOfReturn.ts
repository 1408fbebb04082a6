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

/** What a euro becomes in a day at the lowest rate and at the highest one. */
const LOWEST_GROWTH = wholeRoot(1 + LOWEST_RATE, DAYS_A_YEAR)
const HIGHEST_GROWTH = wholeRoot(1 + HIGHEST_RATE, DAYS_A_YEAR)

/** Two growths of a day this close give the same yearly rate to the last digit kept. */
const PRECISION = 1e-13

/** Share of the time that money must be in for its rate to say what the operation returns. Ours. */
const LEAST_TIME_INVESTED = 0.5

/**
 * Yearly internal rate of return of dated flows, Actual/365, rounded as rates are. What has come back beyond what was put in, and is
 * paid again later, is kept without interest: it earns no rate, and one rate at most is left (Teichroew, Robichek and Montalbano,
 * « An analysis of criteria for investment and financing decisions under certainty », Management Science, 1965). Null when no rate
 * between −99 % and 1,000 % cancels the flows, and when money is in for less than half of the time: the operation lends as much as
 * it returns.
 */
export function internalRateOfReturn(flows: readonly DatedFlow[]): number | null {
  const spread = spreadOf(flows)
  let [below, above] = [LOWEST_GROWTH, HIGHEST_GROWTH]
  if (invested(spread, below).balance <= 0 || invested(spread, above).balance >= 0) return null
  let growth = 1
  for (let step = 0; step < MAX_STEPS; step++) {
    const { balance, slope } = invested(spread, growth)
    if (balance > 0) below = growth
    else above = growth
    const newton = growth - balance / slope
    const next = newton > below && newton < above ? newton : (below + above) / 2
    const isFound = Math.abs(next - growth) < PRECISION
    growth = next
    if (isFound) break
  }
  return invested(spread, growth).timeShare < LEAST_TIME_INVESTED
    ? null
    : roundRate(wholePower(growth, DAYS_A_YEAR) - 1)
}

/** Flows in their order: amounts, and the days between two of them, which are of a few lengths only. */
interface Spread {
  amounts: number[]
  /** The different numbers of days between a flow and the one before it. */
  gaps: number[]
  /** Place, among them, of the gap before each flow. */
  gapBefore: number[]
}

function spreadOf(flows: readonly DatedFlow[]): Spread {
  const spread: Spread = { amounts: [], gaps: [], gapBefore: [] }
  let last = flows[0]?.date
  for (const { date, amount } of flows) {
    const gap = daysBetween(last ?? date, date)
    const known = spread.gaps.indexOf(gap)
    spread.gapBefore.push(known < 0 ? spread.gaps.push(gap) - 1 : known)
    spread.amounts.push(amount)
    last = date
  }
  return spread
}

/** What is left after the last flow, its slope by the growth of a day, and the share of the time that money was in. */
function invested({ amounts, gaps, gapBefore }: Spread, growth: number) {
  const growths = gaps.map((gap) => wholePower(growth, gap))
  let [balance, slope] = [0, 0]
  let [daysIn, days] = [0, 0]
  for (let index = 0; index < amounts.length; index++) {
    const place = gapBefore[index] ?? 0
    const gap = gaps[place] ?? 0
    days += gap
    if (balance < 0) {
      const grown = growths[place] ?? 1
      slope = slope * grown + (balance * grown * gap) / growth
      balance *= grown
      daysIn += gap
    }
    balance += amounts[index] ?? 0
  }
  return { balance, slope, timeShare: days === 0 ? 0 : daysIn / days }
}

import { daysBetween, type IsoDate } from '../value/calendar'

/** Money that comes in (+) or goes out (−) on a date. Euros. */
export interface DatedFlow {
  date: IsoDate
  amount: number
}

const LOWEST_RATE = -0.99
const HIGHEST_RATE = 10
const PRECISION = 1e-9
const MAX_STEPS = 100

/** Yearly internal rate of return of dated flows, Actual/365; null when no rate between −99 % and 1,000 % cancels them. */
export function internalRateOfReturn(flows: readonly DatedFlow[]): number | null {
  const start = flows[0]?.date
  if (start === undefined) return null
  const amounts = flows.map((flow) => flow.amount)
  const years = flows.map((flow) => daysBetween(start, flow.date) / 365)
  let below = LOWEST_RATE
  let above = HIGHEST_RATE
  const signBelow = Math.sign(presentValue(amounts, years, below).value)
  if (signBelow === 0 || signBelow === Math.sign(presentValue(amounts, years, above).value)) return null
  let rate = 0.05
  for (let step = 0; step < MAX_STEPS; step++) {
    const { value, slope } = presentValue(amounts, years, rate)
    if (Math.sign(value) === signBelow) below = rate
    else above = rate
    const newton = rate - value / slope
    const next = newton > below && newton < above ? newton : (below + above) / 2
    if (Math.abs(next - rate) < PRECISION) return next
    rate = next
  }
  return rate
}

function presentValue(amounts: readonly number[], years: readonly number[], rate: number) {
  const growth = Math.log1p(rate)
  let value = 0
  let slope = 0
  for (let index = 0; index < amounts.length; index++) {
    const time = years[index] ?? 0
    const discounted = (amounts[index] ?? 0) * Math.exp(-growth * time)
    value += discounted
    slope -= (time * discounted) / (1 + rate)
  }
  return { value, slope }
}

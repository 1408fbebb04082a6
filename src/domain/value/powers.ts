import { memoizeLast } from './memoizeLast'

/**
 * Powers and roots from products and comparisons only. IEEE 754 rounds these exactly, whereas each engine approximates
 * Math.pow, exp, log and `**` in its own way: figures would differ between a browser and the server.
 */

/** A number multiplied by itself: base^exponent. @param exponent a whole number, 0 or more */
export function wholePower(base: number, exponent: number): number {
  let result = 1
  let square = base
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square
    square *= square
  }
  return result
}

/** The positive number whose power of a whole degree is `value`, to the last digit below it. @param value above 0 */
export function wholeRoot(value: number, degree: number): number {
  let [below, above] = value < 1 ? [value, 1] : [1, value]
  for (;;) {
    const middle = below + (above - below) / 2
    if (middle <= below || middle >= above) return wholePower(above, degree) <= value ? above : below
    if (wholePower(middle, degree) <= value) below = middle
    else above = middle
  }
}

/** An operation asks for the monthly factor of one growth at the end of each of its years. */
const monthlyFactor = memoizeLast((yearlyRate: number) => wholeRoot(1 + yearlyRate, 12))

/** What a yearly growth multiplies by over some months. @param yearlyRate above −1 */
export function growthOver(months: number, yearlyRate: number): number {
  const years = Math.floor(months / 12)
  const rest = months - years * 12
  const ofMonths = rest === 0 ? 1 : wholePower(monthlyFactor(yearlyRate), rest)
  return wholePower(1 + yearlyRate, years) * ofMonths
}

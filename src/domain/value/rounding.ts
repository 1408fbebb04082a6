/** An amount of money in whole euro cents, always an integer. Schedules are kept in cents, so their sums are exact. */
export type Cents = number

/** Binary floats write 0.285 as 0.28499999…: half a unit is recognised within this distance, well under any amount of law. */
const HALF_TOLERANCE = 1e-6

/** Nearest whole number, a half goes up: whole euros or whole cents, by the unit of what is given. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + HALF_TOLERANCE)
}

/** Nearest euro, 0.50 goes up (CGI art. 1657, 1). */
export function roundToEuro(euros: number): number {
  return roundHalfUp(euros)
}

/** Nearest cent, half a cent goes up; in euros. */
export function roundToCent(euros: number): number {
  return roundHalfUp(euros * 100) / 100
}

/** Euros to whole cents. */
export function toCents(euros: number): Cents {
  return roundHalfUp(euros * 100)
}

/** Whole cents to euros. */
export function toEuros(cents: Cents): number {
  return cents / 100
}

/** Nearest hundredth of a coefficient, as the law writes its surface coefficients (CGI annexe III, art. 2 terdecies D). */
export function roundToHundredth(coefficient: number): number {
  return roundHalfUp(coefficient * 100) / 100
}

/** A rate as it leaves the calculation: a fraction to the nearest hundred-millionth, a millionth of a percentage point. */
export function roundRate(fraction: number): number {
  return Math.round(fraction * 1e8) / 1e8
}

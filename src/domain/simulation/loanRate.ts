import type { LoanRates } from '../configuration'

/** Years of a loan when nobody says: the most usual one. */
export const USUAL_LOAN_YEARS = 20

const DURATIONS = ['10', '15', '20', '25', '30'] as const

/** Nominal yearly rate (fraction) for a duration in years: the first duration at or above it, otherwise 0 (spec §9). */
export function loanRateFor(durationYears: number, rates: LoanRates): number {
  const duration = DURATIONS.find((years) => durationYears <= Number(years))
  return duration === undefined ? 0 : rates[duration]
}

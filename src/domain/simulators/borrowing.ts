import { annuityFactor, constantPayment } from '../mechanisms/loanSchedule'
import { roundHalfUp, toCents, toEuros } from '../value/rounding'

/** The loan that is asked for. */
export interface WishedLoan {
  years: number
  /** Nominal yearly rate, fraction. */
  rate: number
  /** Yearly rate of the borrower insurance on the initial capital, fraction. */
  insuranceRate: number
}

/** Instalment of a constant-payment loan, insurance on the initial capital included, euros a month. */
export function instalmentOf(capital: number, { years, rate, insuranceRate }: WishedLoan): number {
  if (capital <= 0 || years <= 0) return 0
  const cents = toCents(capital)
  return toEuros(constantPayment(cents, rate / 12, years * 12) + roundHalfUp((cents * insuranceRate) / 12))
}

/** The capital that an instalment, insurance included, repays; euros, not rounded. */
export function capitalFor(instalment: number, { years, rate, insuranceRate }: WishedLoan): number {
  return years <= 0 ? 0 : instalment / (1 / annuityFactor(rate / 12, years * 12) + insuranceRate / 12)
}

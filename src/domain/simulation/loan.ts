import { type Instalment, loanSchedule } from '../mechanisms/loanSchedule'
import { dateInMonth, type IsoDate, monthOf } from '../value/calendar'
import { toCents, toEuros } from '../value/rounding'
import type { SolutionConfiguration } from '../configuration'
import type { LoanLine } from '../result'

/** The loan of an operation, month by month, in cents. */
export function loanOf(configuration: SolutionConfiguration, loanAmount: number): Instalment[] {
  return loanSchedule({
    capital: toCents(loanAmount),
    annualRate: configuration.loan_rate,
    insuranceRate: configuration.insurance_rate,
    months: configuration.loan_duration * 12,
    amortization: configuration.loan_amortization_type ?? 'amortizable',
    deferral: configuration.delay_type ?? 'none',
    deferralMonths: configuration.delay_duration ?? 0,
  })
}

/** The schedule as it is shown: the first instalment falls one month after the signature. Euros. */
export function loanLines(instalments: readonly Instalment[], signatureDate: IsoDate): LoanLine[] {
  const signatureMonth = monthOf(signatureDate)
  const day = Number(signatureDate.slice(8, 10))
  return instalments.map(({ principal, interest, insurance, remaining, deferred }, index) => ({
    number: index + 1,
    date: dateInMonth(signatureMonth + index + 1, day),
    payment: toEuros(principal + interest + insurance),
    principal: toEuros(principal),
    interest: toEuros(interest),
    insurance: toEuros(insurance),
    remaining_capital: toEuros(remaining),
    deferred,
  }))
}

/** First instalment after the deferral, insurance included, euros. */
export function monthlyPayment(instalments: readonly Instalment[]): number {
  const first = instalments.find((instalment) => !instalment.deferred)
  return first === undefined ? 0 : toEuros(first.principal + first.interest + first.insurance)
}

import { type Instalment, loanSchedule } from '../mechanisms/loanSchedule'
import type { OtherLoan } from '../mechanisms/smoothing'
import { dateInMonth, type IsoDate, monthOf } from '../value/calendar'
import { memoizeLast } from '../value/memoizeLast'
import { type Cents, toCents, toEuros } from '../value/rounding'
import type { SolutionConfiguration } from '../configuration'
import type { LoanLine } from '../result'
import { insuranceRateOf } from './borrowerInsurance'
import { constructionMonths, withConstruction } from './offPlan'

/** The loan of an operation, month by month, in cents. */
export function loanOf(
  configuration: SolutionConfiguration,
  loanAmount: number,
  signatureDate: IsoDate,
  deliveryDate: IsoDate,
): Instalment[] {
  const terms = {
    capital: toCents(loanAmount),
    annualRate: configuration.loan_rate,
    insuranceRate: insuranceRateOf(configuration),
    insuranceBase: configuration.insurance_basis ?? 'initial',
    months: configuration.loan_duration * 12,
    amortization: configuration.loan_amortization_type ?? 'amortizable',
    deferral: configuration.delay_type ?? 'none',
    deferralMonths: configuration.delay_duration ?? 0,
    smoothedWith: otherLoans(configuration, signatureDate),
  }
  return loanSchedule(withConstruction(terms, signatureDate, constructionMonths(signatureDate, deliveryDate)))
}

/** The current loans that the new one is smoothed with, from its first instalment, one month after the deed. */
function otherLoans({ smoothed_loans = [] }: SolutionConfiguration, signatureDate: IsoDate): OtherLoan[] {
  return smoothed_loans.map(({ monthly_credit, end_date }) => ({
    payment: toCents(monthly_credit),
    months: monthOf(end_date) - monthOf(signatureDate),
  }))
}

/** The schedule as it is shown: the first instalment falls one month after the signature. Euros. */
export function loanLines(instalments: readonly Instalment[], signatureDate: IsoDate): LoanLine[] {
  const dates = datesOfInstalments(signatureDate, instalments.length)
  return instalments.map(({ principal, interest, insurance, remaining, deferred }, index) => ({
    number: index + 1,
    date: dates[index] ?? signatureDate,
    payment: toEuros(principal + interest + insurance),
    principal: toEuros(principal),
    interest: toEuros(interest),
    insurance: toEuros(insurance),
    remaining_capital: toEuros(remaining),
    deferred,
  }))
}

/** Operations that are compared are signed on the same day. */
const datesOfInstalments = memoizeLast((signatureDate: IsoDate, months: number): readonly IsoDate[] => {
  const signatureMonth = monthOf(signatureDate)
  const day = Number(signatureDate.slice(8, 10))
  return Array.from({ length: months }, (_, index) => dateInMonth(signatureMonth + index + 1, day))
})

/** What a loan costs besides its capital, over all its instalments, in cents. */
export function paidOver(instalments: readonly Instalment[]): { interest: Cents; insurance: Cents } {
  let [interest, insurance] = [0, 0]
  for (const instalment of instalments) {
    interest += instalment.interest
    insurance += instalment.insurance
  }
  return { interest, insurance }
}

/** First instalment after the deferral, insurance included, euros. */
export function monthlyPayment(instalments: readonly Instalment[]): number {
  const first = instalments.find((instalment) => !instalment.deferred)
  return first === undefined ? 0 : toEuros(first.principal + first.interest + first.insurance)
}

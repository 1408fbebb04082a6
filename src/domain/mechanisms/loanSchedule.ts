import { type Cents, roundHalfUp } from '../value/rounding'
import { type OtherLoan, otherPayments, smoothedTotal } from './smoothing'

/** What a bank lends, and how it is paid back. */
export interface LoanTerms {
  capital: Cents
  /** Nominal yearly rate; a month costs a twelfth of it (proportional rate). */
  annualRate: number
  /** Yearly rate of the borrower insurance. */
  insuranceRate: number
  /** What the insurance is a share of; absent: the initial capital. */
  insuranceBase?: 'initial' | 'remaining'
  /** Number of instalments, deferral included. */
  months: number
  amortization: 'amortizable' | 'in_fine'
  deferral: 'none' | 'partial' | 'total'
  deferralMonths: number
  /** Share of the capital that the bank has released in each of the first months; then the whole. Interest is due on it only. */
  released?: readonly number[]
  /** Loans that end earlier: an amortizable loan is paid so that the total with them stays constant. */
  smoothedWith?: readonly OtherLoan[]
}

/** One month of a loan, in cents. */
export interface Instalment {
  /** Negative while interest is capitalised. */
  principal: Cents
  interest: Cents
  insurance: Cents
  /** What is still to be repaid, the capital that is not released yet included. */
  remaining: Cents
  deferred: boolean
}

const NO_OTHER_LOAN: readonly OtherLoan[] = []

/**
 * The whole schedule in exact cents: the payment, or its total with other loans, is constant and rounded to the cent;
 * the last instalment settles.
 */
export function loanSchedule(terms: LoanTerms): Instalment[] {
  if (terms.capital <= 0 || terms.months <= 0) return []
  const { capital, months, released, smoothedWith: others = NO_OTHER_LOAN } = terms
  const rate = terms.annualRate / 12
  const deferralMonths = terms.deferral === 'none' ? 0 : Math.min(terms.deferralMonths, months - 1)
  const instalments: Instalment[] = []
  let remaining = capital
  let total = 0
  for (let month = 0; month < months; month++) {
    const deferred = month < deferralMonths
    if (month === deferralMonths) total = totalPayment(terms, remaining, rate, deferralMonths)
    const unreleased = capital * (1 - (released?.[month] ?? 1))
    const interest = roundHalfUp((remaining - unreleased) * rate)
    const insurance = insuranceOf(terms, remaining)
    const payment = others.length === 0 ? total : total - otherPayments(others, month)
    const principal = principalOf(terms, month, deferred, remaining, interest, payment)
    remaining -= principal
    instalments.push({ principal, interest, insurance, remaining, deferred })
  }
  return instalments
}

/** Constant payment of an amortizable loan, in cents: the capital is the present value of the payments. */
export function constantPayment(capital: Cents, monthlyRate: number, months: number): Cents {
  return roundHalfUp(capital / annuityFactor(monthlyRate, months))
}

/** Present value of one paid at the end of each month: v + v² + … + vⁿ with v = 1 ÷ (1 + i); n without interest. */
export function annuityFactor(monthlyRate: number, months: number): number {
  const discount = 1 / (1 + monthlyRate)
  let factor = 0
  for (let month = 0; month < months; month++) factor = (factor + 1) * discount
  return factor
}

/** What is paid each month after the deferral, the loans that it is smoothed with included. */
function totalPayment(
  { amortization, months, smoothedWith: others }: LoanTerms,
  remaining: Cents,
  rate: number,
  elapsed: number,
): Cents {
  if (amortization === 'in_fine') return 0
  if (others === undefined || others.length === 0) return constantPayment(remaining, rate, months - elapsed)
  return smoothedTotal(remaining, rate, months, others, elapsed)
}

function insuranceOf({ capital, insuranceRate, insuranceBase }: LoanTerms, remaining: Cents): Cents {
  return roundHalfUp(((insuranceBase === 'remaining' ? remaining : capital) * insuranceRate) / 12)
}

function principalOf(
  terms: LoanTerms,
  month: number,
  deferred: boolean,
  remaining: Cents,
  interest: Cents,
  payment: Cents,
): Cents {
  if (deferred) return terms.deferral === 'total' ? -interest : 0
  if (month === terms.months - 1) return remaining
  if (terms.amortization === 'in_fine') return 0
  return Math.min(remaining, Math.max(0, payment - interest))
}

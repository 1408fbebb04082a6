import { type Cents, roundHalfUp } from '../value/rounding'

/** What a bank lends, and how it is paid back. */
export interface LoanTerms {
  capital: Cents
  /** Nominal yearly rate; a month costs a twelfth of it (proportional rate). */
  annualRate: number
  /** Yearly rate of the borrower insurance, on the initial capital. */
  insuranceRate: number
  /** Number of instalments, deferral included. */
  months: number
  amortization: 'amortizable' | 'in_fine'
  deferral: 'none' | 'partial' | 'total'
  deferralMonths: number
}

/** One month of a loan, in cents. */
export interface Instalment {
  /** Negative while interest is capitalised. */
  principal: Cents
  interest: Cents
  insurance: Cents
  remaining: Cents
  deferred: boolean
}

/** The whole schedule in exact cents: the constant payment is rounded to the cent and the last instalment settles. */
export function loanSchedule(terms: LoanTerms): Instalment[] {
  if (terms.capital <= 0 || terms.months <= 0) return []
  const rate = terms.annualRate / 12
  const insurance = roundHalfUp((terms.capital * terms.insuranceRate) / 12)
  const deferralMonths = terms.deferral === 'none' ? 0 : Math.min(terms.deferralMonths, terms.months - 1)
  const instalments: Instalment[] = []
  let remaining = terms.capital
  let payment = 0
  for (let month = 0; month < terms.months; month++) {
    const deferred = month < deferralMonths
    if (month === deferralMonths) payment = paymentOf(terms, remaining, rate, terms.months - deferralMonths)
    const interest = roundHalfUp(remaining * rate)
    const principal = principalOf(terms, { month, deferred, remaining, interest, payment })
    remaining -= principal
    instalments.push({ principal, interest, insurance, remaining, deferred })
  }
  return instalments
}

/** Constant payment of an amortizable loan, in cents: C·i ÷ (1 − (1 + i)^−n), C ÷ n without interest. */
export function constantPayment(capital: Cents, monthlyRate: number, months: number): Cents {
  const discounted = -Math.expm1(-months * Math.log1p(monthlyRate))
  const exact = monthlyRate === 0 ? capital / months : (capital * monthlyRate) / discounted
  return roundHalfUp(exact)
}

function paymentOf(terms: LoanTerms, remaining: Cents, rate: number, months: number): Cents {
  return terms.amortization === 'in_fine' ? 0 : constantPayment(remaining, rate, months)
}

interface Month {
  month: number
  deferred: boolean
  remaining: Cents
  interest: Cents
  payment: Cents
}

function principalOf(terms: LoanTerms, { month, deferred, remaining, interest, payment }: Month): Cents {
  if (deferred) return terms.deferral === 'total' ? -interest : 0
  if (month === terms.months - 1) return remaining
  if (terms.amortization === 'in_fine') return 0
  return Math.min(remaining, Math.max(0, payment - interest))
}

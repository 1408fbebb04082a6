import type { PlannedLoan, PlannedLoanKind, SolutionConfiguration } from '../configuration'
import { type Instalment, loanSchedule } from '../mechanisms/loanSchedule'
import type { IsoDate } from '../value/calendar'
import { type Cents, toCents, toEuros } from '../value/rounding'
import type { FinancedAcquisition } from './acquisition'
import { insuranceRateOf } from './borrowerInsurance'
import { loanOf } from './loan'
import { constructionMonths, withConstruction } from './offPlan'

/** A loan of the plan and its schedule. Euros, yearly fraction. */
export interface FinancedLoan {
  /** `main`, then `loan_1`, `loan_2`… as they were typed. */
  key: string
  kind: 'main' | PlannedLoanKind
  amount: number
  annualRate: number
  /** Its capital is repaid at once, at its end. */
  isBullet: boolean
  instalments: readonly Instalment[]
}

/** The loans of an operation, the main one first when there is one. */
export function financedLoans(
  configuration: SolutionConfiguration,
  { mainLoanAmount }: Pick<FinancedAcquisition, 'mainLoanAmount'>,
  signatureDate: IsoDate,
  deliveryDate: IsoDate,
): FinancedLoan[] {
  const main = loanOf(configuration, mainLoanAmount, signatureDate, deliveryDate)
  const others = (configuration.planned_loans ?? []).map((loan, index): FinancedLoan => ({
    key: `loan_${index + 1}`,
    kind: loan.kind,
    amount: loan.amount,
    annualRate: loan.rate,
    isBullet: loan.kind === 'bridge',
    instalments: scheduleOf(loan, signatureDate, deliveryDate),
  }))
  return main.length === 0
    ? others
    : [
        {
          key: 'main',
          kind: 'main',
          amount: mainLoanAmount,
          annualRate: configuration.loan_rate,
          isBullet: configuration.loan_amortization_type === 'in_fine',
          instalments: main,
        },
        ...others,
      ]
}

/** The instalments of all loans together, month by month; a month is deferred when no loan is being repaid. */
export function togetherOf(loans: readonly FinancedLoan[]): readonly Instalment[] {
  const [only] = loans
  if (only !== undefined && loans.length === 1) return only.instalments
  const months = loans.reduce((longest, { instalments }) => Math.max(longest, instalments.length), 0)
  return Array.from({ length: months }, (_, month) => {
    const due = loans.flatMap(({ instalments }) => instalments[month] ?? [])
    const sum = (name: 'principal' | 'interest' | 'insurance' | 'remaining'): Cents =>
      due.reduce((total, instalment) => total + instalment[name], 0)
    return {
      principal: sum('principal'),
      interest: sum('interest'),
      insurance: sum('insurance'),
      remaining: sum('remaining'),
      deferred: due.every(({ deferred }) => deferred),
    }
  })
}

/**
 * The highest instalment of the plan, insurance included, euros a month: what a bank counts. The capital of a loan repaid at
 * its end is left out: after its deferral a loan counts for its first full instalment, the last one only settles it.
 */
export function highestPayment(loans: readonly FinancedLoan[]): number {
  const counted = loans.map(({ instalments }) => ({ instalments, full: instalments.find(({ deferred }) => !deferred) }))
  const months = loans.reduce((longest, { instalments }) => Math.max(longest, instalments.length), 0)
  let highest = 0
  for (let month = 0; month < months; month++) {
    let total = 0
    for (const { instalments, full } of counted) {
      const instalment = instalments[month]
      if (instalment !== undefined) total += paymentOf(instalment.deferred ? instalment : (full ?? instalment))
    }
    highest = Math.max(highest, total)
  }
  return toEuros(highest)
}

/** Capital repaid at once in a month of the plan, 1 being the first, in cents: no instalment of the month, but savings or a sale. */
export function bulletRepayment(loans: readonly FinancedLoan[], month: number): Cents {
  let repaid = 0
  for (const { isBullet, instalments } of loans) {
    if (isBullet && month === instalments.length) repaid += instalments[month - 1]?.principal ?? 0
  }
  return repaid
}

function paymentOf({ principal, interest, insurance }: Instalment): Cents {
  return principal + interest + insurance
}

/** A bridge loan is repaid at its end, by the sale that it waits for; the others by constant instalments. */
function scheduleOf(loan: PlannedLoan, signatureDate: IsoDate, deliveryDate: IsoDate): readonly Instalment[] {
  const terms = {
    capital: toCents(loan.amount),
    annualRate: loan.rate,
    insuranceRate: insuranceRateOf(loan),
    months: loan.duration,
    amortization: loan.kind === 'bridge' ? ('in_fine' as const) : ('amortizable' as const),
    deferral: loan.delay_type ?? ('none' as const),
    deferralMonths: loan.delay_duration ?? 0,
  }
  if (loan.kind === 'bridge') return loanSchedule(terms)
  return loanSchedule(withConstruction(terms, signatureDate, constructionMonths(signatureDate, deliveryDate)))
}

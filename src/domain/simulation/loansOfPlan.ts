import { effectiveYearlyRate } from '../mechanisms/effectiveRate'
import type { LoanOfPlan } from '../result'
import { type IsoDate, monthOf, yearOfMonth } from '../value/calendar'
import { toEuros } from '../value/rounding'
import type { Computation } from './computation'
import type { FinancedLoan } from './financing'
import { monthlyPayment, paidOver } from './loan'
import { loanFlows } from './loanFlows'
import { usuryCeilingOf } from './usury'

const NAMES: Readonly<Record<FinancedLoan['kind'], string>> = {
  main: 'Prêt principal',
  ptz: 'Prêt à taux zéro',
  employer: 'Prêt employeur',
  bridge: 'Prêt relais',
  other: 'Autre prêt',
}

/** What is repaid at once at the end of a loan, and in which year; null where instalments repay it. */
export function capitalDue({ isBullet, instalments }: FinancedLoan, signatureDate: IsoDate): LoanOfPlan['capital_due'] {
  const last = instalments.at(-1)
  if (!isBullet || last === undefined) return null
  return { amount: toEuros(last.principal), year: yearOfMonth(monthOf(signatureDate) + instalments.length) }
}

/** The loans of a plan as they are shown. */
export function loansOfPlan(computation: Computation): LoanOfPlan[] {
  return computation.loans.map((loan) => {
    const usury = usuryCeilingOf(loan, computation)
    const paid = paidOver(loan.instalments)
    return {
      key: loan.key,
      label: NAMES[loan.kind],
      amount: loan.amount,
      rate: loan.annualRate,
      months: loan.instalments.length,
      monthly_payment: monthlyPayment(loan.instalments),
      interest: toEuros(paid.interest),
      insurance: toEuros(paid.insurance),
      capital_due: capitalDue(loan, computation.signatureDate),
      effective_rate: effectiveYearlyRate(loanFlows(loan, computation)),
      usury_ceiling: usury.ceiling,
      usury_class: usury.label,
      usury_from: usury.from,
      usury_unknown: usury.unknown,
    }
  })
}

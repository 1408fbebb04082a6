import { effectiveYearlyRate } from '../mechanisms/effectiveRate'
import type { LoanOfPlan } from '../result'
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
      effective_rate: effectiveYearlyRate(loanFlows(loan, computation)),
      usury_ceiling: usury.ceiling,
      usury_class: usury.label,
      usury_from: usury.from,
      usury_unknown: usury.unknown,
    }
  })
}

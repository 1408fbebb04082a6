import { effectiveYearlyRate } from '../mechanisms/effectiveRate'
import type { LoanCost, LoanOfPlan } from '../result'
import { roundRate, roundToCent, toCents, toEuros } from '../value/rounding'
import { interimInterestOf } from './calls'
import type { Computation } from './computation'
import { paidOver } from './loan'
import { planFlows } from './loanFlows'
import { usuryCeilingOf } from './usury'

type Borrowed = Pick<
  Computation,
  'configuration' | 'context' | 'acquisition' | 'loans' | 'instalments' | 'signatureDate' | 'deliveryDate'
>

/**
 * Interest, insurance and fees of a loan, its effective rate and the ceiling on it; null when nothing is borrowed.
 * @param shown the loans of the plan with their own rates
 */
export function loanCostOf(computation: Borrowed, shown: readonly LoanOfPlan[]): LoanCost | null {
  const { loans, instalments, configuration, context } = computation
  const [main] = loans
  if (main === undefined || instalments.length === 0) return null
  const { loan_application_fee, brokerage_fee } = context.defaults
  const planned = configuration.planned_loans ?? []
  const fees = {
    guarantee_fee: configuration.guaranty_fee,
    planned_loan_fees: roundToCent(planned.reduce((total, { fees: paid = 0 }) => total + paid, 0)),
    application_fee: configuration.loan_application_fee ?? loan_application_fee,
    brokerage_fee: configuration.brokerage_fee ?? brokerage_fee,
  }
  const { interest, insurance } = paidOver(instalments)
  const [only] = shown
  const rate =
    only !== undefined && shown.length === 1 ? only.effective_rate : effectiveYearlyRate(planFlows(computation, true))
  const uninsured = effectiveYearlyRate(planFlows(computation, false))
  const usury = usuryCeilingOf(main, computation)
  return {
    effective_rate: rate,
    insurance_effective_rate: rate === null || uninsured === null ? null : roundRate(rate - uninsured),
    interest: toEuros(interest),
    interim_interest: interimInterestOf(computation),
    insurance: toEuros(insurance),
    ...fees,
    total: toEuros(interest + insurance + Object.values(fees).reduce((total, fee) => total + toCents(fee), 0)),
    usury_ceiling: usury.ceiling,
    usury_class: usury.label,
    usury_from: usury.from,
    usury_unknown: usury.unknown,
  }
}

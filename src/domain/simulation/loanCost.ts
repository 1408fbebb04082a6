import { type InForce, inForce } from '../law/parameter'
import { fixedRateClass, type UsuryCeilings, usuryCeilings, type UsuryClass } from '../law/usury'
import { effectiveYearlyRate } from '../mechanisms/effectiveRate'
import type { LoanCost, Warning } from '../result'
import type { IsoDate } from '../value/calendar'
import { frenchDate, frenchPercent } from '../value/frenchText'
import { roundRate, roundToCent, toCents, toEuros } from '../value/rounding'
import { interimInterestOf } from './calls'
import type { Computation } from './computation'
import { planFlows } from './loanFlows'

type Borrowed = Pick<
  Computation,
  'configuration' | 'context' | 'acquisition' | 'loans' | 'instalments' | 'signatureDate' | 'deliveryDate'
>

/** Interest, insurance and fees of a loan, its effective rate and the ceiling on it; null when nothing is borrowed. */
export function loanCostOf(computation: Borrowed): LoanCost | null {
  const { loans, instalments, configuration, context } = computation
  if (instalments.length === 0) return null
  const { loan_application_fee, brokerage_fee } = context.defaults
  const planned = configuration.planned_loans ?? []
  const fees = {
    guarantee_fee: configuration.guaranty_fee,
    planned_loan_fees: roundToCent(planned.reduce((total, { fees: paid = 0 }) => total + paid, 0)),
    application_fee: configuration.loan_application_fee ?? loan_application_fee,
    brokerage_fee: configuration.brokerage_fee ?? brokerage_fee,
  }
  const sum = (name: 'interest' | 'insurance') => instalments.reduce((total, instalment) => total + instalment[name], 0)
  const [interest, insurance] = [sum('interest'), sum('insurance')]
  const rate = effectiveYearlyRate(planFlows(computation, true))
  const uninsured = effectiveYearlyRate(planFlows(computation, false))
  const rule = usuryRule(computation)
  const usuryClass = fixedRateClass((loans[0]?.instalments ?? instalments).length)
  return {
    effective_rate: rate,
    insurance_effective_rate: rate === null || uninsured === null ? null : roundRate(rate - uninsured),
    interest: toEuros(interest),
    interim_interest: interimInterestOf(computation),
    insurance: toEuros(insurance),
    ...fees,
    total: toEuros(interest + insurance + Object.values(fees).reduce((total, fee) => total + toCents(fee), 0)),
    usury_ceiling: rule.value[usuryClass],
    usury_class: CLASSES[usuryClass],
    usury_from: rule.from,
  }
}

const CLASSES: Readonly<Record<UsuryClass, string>> = {
  fixed_under_10y: 'taux fixe, moins de 10 ans',
  fixed_10_to_20y: 'taux fixe, de 10 à moins de 20 ans',
  fixed_20y_plus: 'taux fixe, 20 ans et plus',
  variable: 'taux variable',
  bridge: 'prêt relais',
}

/** The ceilings on the day of the offer: it comes before the deed, and the newest ones known are those of today. */
export function usuryRule({
  context,
  signatureDate,
}: Pick<Computation, 'signatureDate'> & { context: { asOf: IsoDate } }): InForce<UsuryCeilings> {
  return inForce(usuryCeilings, signatureDate < context.asOf ? signatureDate : context.asOf)
}

/** Nobody may lend above the ceiling. */
export function usuryWarnings(cost: LoanCost | null): Warning[] {
  const rate = cost?.effective_rate ?? null
  if (cost === null || rate === null || rate <= cost.usury_ceiling) return []
  return [
    {
      code: 'usury',
      message: `Le TAEG (${percent(rate)}) dépasse le seuil de l’usure\u00a0: ${percent(cost.usury_ceiling)} depuis le ${frenchDate(cost.usury_from)} (${cost.usury_class}). Aucune banque ne peut prêter à ces conditions\u00a0: baissez le taux, l’assurance ou les frais, ou changez la durée.`,
    },
  ]
}

function percent(fraction: number): string {
  return frenchPercent(Math.round(fraction * 10_000) / 10_000)
}

import { applicabilityOf } from './schemes/applicability'
import { investmentScheme } from './schemes/catalogue'
import type { InvestmentScheme } from './schemes/scheme'
import { acquisitionOf } from './simulation/acquisition'
import { assumptionsOf } from './simulation/assumptions'
import { type Computation, compute } from './simulation/computation'
import type { SimulationContext, FirmAssumptions, SolutionConfiguration } from './configuration'
import { traceOf } from './simulation/explain'
import { callsOf } from './simulation/calls'
import { loanLines } from './simulation/loan'
import { loansOfPlan } from './simulation/loansOfPlan'
import { loanCostOf } from './simulation/loanCost'
import { constructionMonths, deliveryErrors, deliveryOf } from './simulation/offPlan'
import { unverifiedRules } from './simulation/parameters'
import { regimesOf } from './simulation/regimes'
import { surfaceOf } from './simulation/rent'
import type { Refusal, SimulationResult } from './result'
import { usuryWarnings } from './simulation/usury'
import { invalidAnswers } from './simulation/validity'
import { wealthTaxReport } from './simulation/wealthTax'
import { frenchEuros } from './value/frenchText'
import { roundToCent } from './value/rounding'
import { warningsOf } from './simulation/warnings'

/**
 * Simulates an operation over calendar years. Pure: the as-of date is in the context.
 * What cannot be simulated is refused by field, in French; no figure of a result is ever NaN or infinite.
 */
export function simulate(configuration: SolutionConfiguration, context: SimulationContext): SimulationResult | Refusal {
  const computation = computationOf(configuration, context)
  return 'kind' in computation ? computation : resultOf(computation)
}

/** The figures of an operation before its schedule, its assumptions and its warnings are written, which cost as much. */
export function computationOf(configuration: SolutionConfiguration, context: SimulationContext): Computation | Refusal {
  const scheme = investmentScheme(configuration.project)
  if (scheme === undefined) {
    return refused({
      project: [
        'La simulation de ce dispositif n’est pas disponible. Vos réponses sont gardées\u202f; choisissez un autre dispositif pour la calculer.',
      ],
    })
  }
  const invalid = invalidAnswers(configuration)
  const errors = Object.keys(invalid).length > 0 ? invalid : impossibleDates(configuration, context, scheme)
  if (Object.keys(errors).length > 0) return refused(errors)
  const refusal = schemeRefusal(scheme, configuration, context)
  if (refusal !== undefined) return refusal
  const surface = surfaceOf(configuration, context.market)
  if (surface === undefined)
    return refused({ surface: ['Indiquez la surface habitable\u00a0: elle ne peut pas être estimée ici.'] })
  return compute(configuration, context, scheme, surface)
}

function resultOf(computation: Computation): SimulationResult {
  const loans = loansOfPlan(computation)
  const result: SimulationResult = {
    kind: 'simulated',
    monthly_report: computation.monthlyReport,
    yearly_report: computation.lines,
    loan_schedule: loanLines(computation.instalments, computation.signatureDate),
    indicators: computation.indicators,
    calls_for_funds: callsOf(computation),
    loans,
    loan_cost: loanCostOf(computation, loans),
    wealth_tax: wealthTaxReport(computation.wealthYears),
    regimes: regimesOf(computation),
    assumptions: assumptionsOf(computation),
    warnings: [...warningsOf(computation), ...usuryWarnings(loans)],
    unverified: unverifiedRules(computation),
  }
  if (computation.context.explain === true) result.trace = traceOf(computation)
  return result
}

/** French messages by field on a delivery or a loan that cannot be. */
function impossibleDates(
  configuration: SolutionConfiguration,
  { asOf, defaults }: SimulationContext,
  scheme: InvestmentScheme,
): Record<string, string[]> {
  const signatureDate = configuration.notary_signature_date ?? asOf
  const deliveryDate = deliveryOf(configuration, signatureDate, scheme)
  return {
    ...deliveryErrors(signatureDate, deliveryDate),
    ...loanErrors(configuration, defaults, constructionMonths(signatureDate, deliveryDate)),
  }
}

function loanErrors(
  configuration: SolutionConfiguration,
  defaults: FirmAssumptions,
  construction: number,
): Record<string, string[]> {
  const { loan_duration, delay_duration = 0, delay_type = 'none' } = configuration
  const { mainLoanAmount, totalCost } = acquisitionOf(configuration, defaults)
  const planned = (configuration.planned_loans ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const left = roundToCent(Math.max(0, totalCost - configuration.contribution))
  if (planned > left) {
    return {
      'planned_loans.0.amount': [
        `Les prêts du plan dépassent ce qui reste à financer, ${frenchEuros(left)}. Réduisez-les, ou l’apport.`,
      ],
    }
  }
  if (mainLoanAmount > 0 && loan_duration === 0) {
    return { loan_duration: ['Indiquez la durée du prêt, ou un apport qui couvre le coût de l’opération.'] }
  }
  if (delay_type === 'none' || loan_duration === 0) return {}
  if (delay_duration >= loan_duration * 12) return { delay_duration: ['Le différé doit être plus court que le prêt.'] }
  if (construction >= loan_duration * 12) {
    return {
      loan_duration: [
        'Avec un différé, le prêt doit durer plus longtemps que la construction. Allongez-le, ou choisissez «\u00a0Sans différé\u00a0».',
      ],
    }
  }
  return {}
}

/** What is said of an answer that a scheme needs and nobody gave. */
export const ANSWER_MISSING = 'Ce champ est requis pour ce dispositif.'

function schemeRefusal(
  scheme: InvestmentScheme,
  configuration: SolutionConfiguration,
  { asOf, market }: SimulationContext,
): Refusal | undefined {
  const applicability = applicabilityOf(scheme, configuration, configuration.notary_signature_date ?? asOf, market)
  if (applicability.kind === 'refused') return refused({ [applicability.answer]: [applicability.reason] })
  if (applicability.kind === 'missing') {
    return refused(Object.fromEntries(applicability.answers.map((answer) => [answer, [ANSWER_MISSING]])))
  }
  return undefined
}

function refused(errors: Record<string, string[]>): Refusal {
  return { kind: 'refused', errors }
}

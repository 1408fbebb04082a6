import type { SimulationContext, SolutionConfiguration } from '../configuration'
import { debtRatioLimit } from '../law/lending'
import { inForce } from '../law/parameter'
import type { Refusal, SimulationResult } from '../result'
import * as schemes from '../schemes'
import type { ProjectType } from '../schemes'
import type { InvestmentFacts } from '../schemes/scheme'
import { ANSWER_MISSING, simulate } from '../simulate'
import { roundToCent } from '../value/rounding'
import { optimalInvestmentTrace } from './explain/optimalInvestment'
import { gainOf, outcome, type Outcome } from './outcome'
import { loanRateFor } from '../simulation/loanRate'
import { estimatedFees } from './estimatedFees'
import { usualSeniority } from './purchase'
import { largestPossible } from './search'
import type { OptimalInvestmentQuestion, PossibleInvestment, OptimalInvestment } from './answers/optimalInvestment'

/** Below it, the fixed fees of the bank and of the notary are most of the cost. */
const LOWEST_PRICE = 20_000
const PRICE_STEP = 100
const HIGHEST_PRICE = 5_000_000

/** Furniture of a usual furnished letting, as a share of the price: ours, not the law's. */
const USUAL_FURNITURE = 0.03

/**
 * For each scheme, the dearest home that keeps the household within the debt limit and the effort that it accepts; the
 * highest gain first, the schemes that are closed to it last.
 * @param contextOf assumptions and market by project
 */
export function optimalInvestment(
  question: OptimalInvestmentQuestion,
  contextOf: (project: ProjectType) => SimulationContext,
): OptimalInvestment[] {
  const found = schemes.all
    .filter((scheme) => scheme.kind === 'investment')
    .map((scheme) => bestUnder(scheme, question, contextOf(scheme.id)))
  const gained = (investment: OptimalInvestment) => (investment.status === 'possible' ? investment.gain : -Infinity)
  return found.sort((one, other) => gained(other) - gained(one) || (one.project < other.project ? -1 : 1))
}

function bestUnder(
  scheme: InvestmentFacts<ProjectType>,
  question: OptimalInvestmentQuestion,
  context: SimulationContext,
): OptimalInvestment {
  const limit = inForce(debtRatioLimit, context.asOf).value
  const at = (price: number) => outcome(operationAt(price, scheme, question, context), context)
  const tooMuch = ({ indicators }: Outcome) => {
    if (indicators.loan_amount > 0 && (indicators.debt_ratio_after === null || indicators.debt_ratio_after > limit))
      return 'debt_ratio'
    return indicators.average_effort > (question.highestEffort ?? Infinity) ? 'effort' : 'none'
  }
  const isPossible = (price: number) => {
    const result = at(LOWEST_PRICE + price)
    return 'indicators' in result && tooMuch(result) === 'none'
  }
  const above = largestPossible(isPossible, HIGHEST_PRICE - LOWEST_PRICE, PRICE_STEP)
  const budget = LOWEST_PRICE + (above ?? 0)
  const result = at(budget)
  if ('kind' in result) return { project: scheme.id, status: 'refused', reason: reasonOf(result.errors) }
  if (above === undefined) return { project: scheme.id, status: 'refused', reason: REASONS[tooMuch(result)] }
  const beyond = at(budget + PRICE_STEP)
  const binding = 'kind' in beyond ? 'none' : tooMuch(beyond)
  const found = operationAt(budget, scheme, question, context)
  const simulated = simulate(found, context)
  if (simulated.kind === 'refused') throw new Error('An operation that has an outcome can be simulated')
  const investment = possible(scheme.id, found, simulated, binding)
  if (context.explain !== true) return investment
  return { ...investment, trace: optimalInvestmentTrace(investment, simulated, question.highestEffort, context.asOf) }
}

/** The first of the errors; which answers are missing is asked once the scheme is chosen. */
function reasonOf(errors: Refusal['errors']): string {
  const reason = Object.values(errors)[0]?.[0] ?? ''
  return reason === ANSWER_MISSING ? 'Ce dispositif demande des réponses que le dossier n’a pas encore.' : reason
}

const REASONS = {
  debt_ratio: 'Le foyer est déjà à la limite d’endettement\u00a0: réduisez les crédits en cours ou augmentez l’apport.',
  effort: 'Aucun prix ne tient dans l’effort mensuel accepté\u00a0: allongez le prêt ou augmentez l’apport.',
  none: 'Aucun prix ne convient.',
}

/** The purchase at a price, as the file of the household has it once it is chosen: the same figures come of it. */
function operationAt(
  price: number,
  scheme: InvestmentFacts<ProjectType>,
  { department, household }: OptimalInvestmentQuestion,
  { asOf, defaults }: SimulationContext,
): SolutionConfiguration {
  const answers = usualAnswers(scheme.id)
  const works = roundToCent(price * (scheme.usual?.works ?? 0))
  const furniture = scheme.letting === 'furnished' ? roundToCent(price * USUAL_FURNITURE) : 0
  const fees = estimatedFees({
    price,
    seniority: answers.seniority,
    on: household.notary_signature_date ?? asOf,
    department,
    project: scheme.id,
    contribution: household.contribution,
    others: works + furniture,
    loanFees:
      (household.loan_application_fee ?? defaults.loan_application_fee) +
      (household.brokerage_fee ?? defaults.brokerage_fee),
    guarantee: household.guarantee_kind ?? 'unknown',
  })
  return {
    loan_rate: loanRateFor(household.loan_duration, defaults.loan_rates),
    insurance_rate: defaults.loan_insurance_rate,
    yearly_rent_revaluation_rate: defaults.yearly_rent_revaluation_rate,
    ...household,
    project: scheme.id,
    property_price: price,
    notary_fee: fees.notaryFee,
    guaranty_fee: fees.guarantyFee,
    renovation_price: works,
    furniture_price: furniture,
    ...answers,
  }
}

/** What a usual purchase under a scheme says of itself besides its price. */
export function usualAnswers(project: ProjectType) {
  return { seniority: usualSeniority(project), ...schemes.findInvestment(project)?.usual?.answers }
}

function possible(
  project: ProjectType,
  { property_price, renovation_price = 0, furniture_price = 0 }: SolutionConfiguration,
  result: SimulationResult,
  binding: 'debt_ratio' | 'effort' | 'none',
): PossibleInvestment {
  const { indicators, unverified } = result
  return {
    project,
    status: 'possible',
    budget: property_price,
    renovation_price,
    furniture_price,
    total_cost: indicators.total_cost,
    loan_amount: indicators.loan_amount,
    average_effort: indicators.average_effort,
    max_effort: indicators.max_effort.amount,
    total_tax_saving: indicators.total_tax_saving,
    debt_ratio_after: indicators.debt_ratio_after,
    net_wealth: indicators.net_wealth,
    gain: gainOf(result),
    irr_after_tax: indicators.irr_after_tax,
    binding,
    unverified,
  }
}

import { checkComplete, type CompleteAttributesOf, type ResourceDefinition } from '#contract'
import { simulatorQuestions } from '#features/simulation/contract'
import { loanRateFor, schemes, simulators, type Market } from '#domain'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findLocation, findMarket, type Place } from '#server/services'
import { invalid, accepted, answerOf, fieldErrors, scopeOf } from '#server/operations'
import { capacityPolicy, simulationPolicy } from '../policies'
import { assumptionsOn } from './settings'

/** Who asks, when, and what: the answers as they came. */
export interface SimulatorRequest {
  readonly viewer: Viewer
  readonly database: Queryable
  readonly input: unknown
  /** The day on which rules are read. */
  readonly asOf: string
  /** Gives the trace of each amount. */
  readonly explain?: boolean
}

const USUAL_MUNICIPALITY = simulatorQuestions.investmentCapacity.fields.municipality.initial ?? ''

/** The highest purchase of a household. The context says what the firm and the market add: with it, a browser calculates the same. */
export async function investmentCapacity(request: SimulatorRequest) {
  const { scope, answers } = checked(request, simulatorQuestions.investmentCapacity, capacityPolicy)
  const project = answers.project ?? schemes.usual.investment
  const { assumptions: defaults, version } = await assumptionsOn(request.database, scope, request.asOf)
  const place = municipalityOf(answers.municipality ?? USUAL_MUNICIPALITY)
  const loan_duration = answers.loan_duration ?? simulators.USUAL_LOAN_YEARS
  const maximum = answers.max_post_investment_debt_rate
  const question = {
    ...householdOf(answers),
    annual_tax: answers.annual_tax ?? 0,
    ...(maximum === null ? {} : { max_post_investment_debt_rate: maximum }),
    project,
    seniority: simulators.usualSeniority(project, answers.seniority ?? 'new'),
    is_first_home: answers.is_first_home,
    loan_duration,
    loan_rate: answers.loan_rate ?? loanRateFor(loan_duration, defaults.loan_rates),
    insurance_rate: answers.insurance_rate ?? defaults.loan_insurance_rate,
  }
  const market = marketOf(place, question.seniority)
  const context = { asOf: request.asOf, market, department: place.department_code, defaults }
  const answer = simulators.investmentCapacity(question, { ...context, explain: request.explain ?? false })
  return { answer, context, version }
}

/** What a simulator answers, and what the firm and the place added: with it, a browser calculates the same. */
export interface SimulatorAnswer {
  readonly answer: simulators.SimulatorResults[simulators.SimulatorName]
  readonly context: simulators.SimulatorContext
  /** Of the settings of the firm. */
  readonly version: number
}

/** Each simulator, by the last word of its address. @throws Failure invalid, with messages by answer */
export const named: Readonly<
  Record<simulators.SimulatorName, (request: SimulatorRequest) => Promise<SimulatorAnswer>>
> = {
  'loan-capacity': (request) =>
    answered(request, simulatorQuestions.loanCapacity, simulators.named['loan-capacity'], capacityPolicy),
  ptz: (request) => answered(request, simulatorQuestions.ptzSimulation, simulators.named.ptz),
  'pinel-optimal': (request) => answered(request, simulatorQuestions.pinelOptimal, simulators.named['pinel-optimal']),
  'pinel-tax-reduction': (request) =>
    answered(request, simulatorQuestions.pinelTaxReduction, simulators.named['pinel-tax-reduction']),
  'reduced-tva': (request) => answered(request, simulatorQuestions.reducedVat, simulators.named['reduced-tva']),
}

async function answered<D extends ResourceDefinition, Answer extends SimulatorAnswer['answer']>(
  request: SimulatorRequest,
  definition: D,
  calculate: (answers: CompleteAttributesOf<D>, context: simulators.SimulatorContext) => simulators.Calculation<Answer>,
  policy = simulationPolicy,
): Promise<SimulatorAnswer> {
  const { scope, answers } = checked(request, definition, policy)
  const { assumptions, version } = await assumptionsOn(request.database, scope, request.asOf)
  const { loan_rates, loan_insurance_rate } = assumptions
  const { municipality } = { municipality: undefined, ...answers }
  const context = {
    asOf: request.asOf,
    defaults: { loan_rates, loan_insurance_rate },
    place: typeof municipality === 'string' ? placeAt(municipality) : null,
  }
  return { answer: answerOf(calculate(answers, { ...context, explain: request.explain ?? false })), context, version }
}

function placeAt(slug: string): simulators.SimulatorContext['place'] {
  const place = municipalityOf(slug)
  return { code: place.code, department: place.department_code, zone: marketOf(place, 'new').zone }
}

function checked<D extends ResourceDefinition>(
  { viewer, input }: SimulatorRequest,
  definition: D,
  policy = simulationPolicy,
): { scope: Scope; answers: CompleteAttributesOf<D> } {
  return { scope: scopeOf(policy, viewer), answers: accepted(checkComplete(definition, input)) }
}

/** @throws Failure invalid, for a place that is not a municipality */
export function municipalityOf(slug: string): Place {
  const place = findLocation(slug)
  if (place?.kind !== 'municipality')
    throw invalid(fieldErrors('municipality', 'Cette commune n’existe pas. Choisissez-la dans la liste.'))
  return place
}

/** What is known of the market of a municipality. */
export function marketOf({ slug }: Place, seniority: 'new' | 'old'): Market {
  const market = findMarket(slug, seniority)
  if (!market) throw invalid(fieldErrors('municipality', 'Cette commune n’existe pas. Choisissez-la dans la liste.'))
  return market
}

interface HouseholdAnswers {
  readonly net_monthly_income: number | null
  readonly alimony: number | null
  readonly monthly_rent: number | null
  readonly monthly_loan_payment: number | null
  readonly contribution: number | null
}

/** What is left empty is nothing. */
function householdOf({
  net_monthly_income,
  alimony,
  monthly_rent,
  monthly_loan_payment,
  contribution,
}: HouseholdAnswers) {
  return {
    net_monthly_income: net_monthly_income ?? 0,
    alimony: alimony ?? 0,
    monthly_rent: monthly_rent ?? 0,
    monthly_loan_payment: monthly_loan_payment ?? 0,
    contribution: contribution ?? 0,
  }
}

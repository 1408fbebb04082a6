import { checkComplete, type CompleteAttributesOf, type ResourceDefinition } from '#contract'
import { simulatorQuestions } from '#features/simulation/contract'
import { loanRateFor, schemes, simulators, type Market } from '#domain'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findLocation, findMarket, type Place } from '#server/services'
import { invalid, accepted, answerOf, fieldErrors, scopeOf } from '#server/operations'
import { capacityPolicy, simulationPolicy } from '../policies'
import { defaultsOf } from './settings'

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

/** Years of a loan when nobody says: the most usual one. */
export const USUAL_LOAN_YEARS = 20
const USUAL_MUNICIPALITY = simulatorQuestions.investmentCapacity.fields.municipality.initial ?? ''

/** The highest purchase of a household. The context says what the firm and the market add: with it, a browser calculates the same. */
export async function investmentCapacity(request: SimulatorRequest) {
  const { scope, answers } = checked(request, simulatorQuestions.investmentCapacity, capacityPolicy)
  const project = answers.project ?? schemes.usual.investment
  const defaults = await defaultsOf(request.database, scope, project)
  const place = municipalityOf(answers.municipality ?? USUAL_MUNICIPALITY)
  const loan_duration = answers.loan_duration ?? USUAL_LOAN_YEARS
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
  return { answer: simulators.investmentCapacity(question, { ...context, explain: request.explain ?? false }), context }
}

/** The highest loan of a household. */
export async function loanCapacity(request: SimulatorRequest) {
  const { scope, answers } = checked(request, simulatorQuestions.loanCapacity, capacityPolicy)
  const { loan_rates, loan_insurance_rate } = await defaultsOf(request.database, scope, schemes.usual.home)
  const { loan_duration } = answers
  const question = {
    ...householdOf(answers),
    loan_duration,
    loan_rate: answers.loan_rate ?? loanRateFor(loan_duration, loan_rates),
    insurance_rate: answers.insurance_rate ?? loan_insurance_rate,
  }
  return simulators.loanCapacity(question, loan_rates, request.asOf, request.explain)
}

/** The zero-rate loan of a main home. */
export async function ptz(request: SimulatorRequest) {
  const { scope, answers } = checked(request, simulatorQuestions.ptzSimulation)
  const { loan_rates } = await defaultsOf(request.database, scope, schemes.usual.home)
  const { municipality, other_loans, ...given } = answers
  const question = {
    ...given,
    renovation_price: answers.renovation_price ?? 0,
    ...(other_loans === null ? {} : { other_loans }),
    loan_rate: answers.loan_rate ?? loanRateFor(USUAL_LOAN_YEARS, loan_rates),
    offer_date: answers.offer_date ?? request.asOf,
  }
  return answerOf(simulators.ptz(question, marketOf(municipalityOf(municipality), 'new').zone, request.explain))
}

/** The largest useful purchase under Pinel. */
export function pinelOptimal(request: SimulatorRequest) {
  const { answers } = checked(request, simulatorQuestions.pinelOptimal)
  const terms = { ...answers, other_tax_advantages: answers.other_tax_advantages ?? 0 }
  return answerOf(
    simulators.pinelOptimal(terms, marketOf(municipalityOf(answers.municipality), 'new').zone, request.explain),
  )
}

/** The reduction of a purchase under Pinel. */
export function pinelTaxReduction(request: SimulatorRequest) {
  const { answers } = checked(request, simulatorQuestions.pinelTaxReduction)
  if (answers.surface <= 0) throw invalid(fieldErrors('surface', 'Indiquez la surface habitable.'))
  const purchase = {
    ...answers,
    other_tax_advantages: answers.other_tax_advantages ?? 0,
    notary_fee: answers.notary_fee ?? 0,
  }
  return answerOf(
    simulators.pinelTaxReduction(purchase, marketOf(municipalityOf(answers.municipality), 'new').zone, request.explain),
  )
}

/** Whether a new home has the reduced VAT. */
export function reducedVat(request: SimulatorRequest) {
  const { answers } = checked(request, simulatorQuestions.reducedVat)
  const { municipality, surface, price_ceiling, notary_signature_date, ...given } = answers
  const place = municipalityOf(municipality)
  const question = {
    ...given,
    ...(surface === null ? {} : { surface }),
    ...(price_ceiling === null ? {} : { price_ceiling }),
    signature_date: notary_signature_date ?? request.asOf,
  }
  return simulators.reducedVat(question, { code: place.code, department: place.department_code }, request.explain)
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

import { simulatorQuestions } from '#features/simulation/contract'
import * as operations from '../operations/simulators'
import type { SimulatorRequest } from '../operations/simulators'
import { dayOf, type ApiRoute, type Answer, type Call } from '#server/http/routes'
import { ENGINE_VERSION } from './engineVersion'

/** The simulators that are not the calculation of an operation (specification §7). */
export const simulatorRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/v3/simulators/investment-capacity',
    access: 'viewer',
    summary: 'Le prix le plus haut qu’un foyer peut payer',
    body: simulatorQuestions.investmentCapacity,
    query: { flags: ['explain'] },
    handle: async (call) => {
      const {
        answer: { unverified, ...data },
        context,
      } = await operations.investmentCapacity(requestOf(call, call.body))
      return { json: { data, meta: { ...metaOf(call, unverified), context } } }
    },
  },
  {
    method: 'GET',
    path: '/v3/simulators/loan-capacity',
    access: 'viewer',
    summary: 'Le prêt le plus haut qu’un foyer peut rembourser',
    query: { answers: simulatorQuestions.loanCapacity, flags: ['explain'] },
    handle: (call) => answered(call, call.query.answers, operations.loanCapacity),
  },
  {
    method: 'GET',
    path: '/v3/simulators/ptz',
    access: 'viewer',
    summary: 'Le prêt à taux zéro d’une résidence principale',
    query: { answers: simulatorQuestions.ptzSimulation, flags: ['explain'] },
    handle: (call) => answered(call, call.query.answers, operations.ptz),
  },
  {
    method: 'GET',
    path: '/v3/simulators/pinel-optimal',
    access: 'viewer',
    summary: 'Le plus grand achat Pinel dont toute la réduction sert',
    query: { answers: simulatorQuestions.pinelOptimal, flags: ['explain'] },
    handle: (call) => answered(call, call.query.answers, operations.pinelOptimal),
  },
  {
    method: 'GET',
    path: '/v3/simulators/pinel-tax-reduction',
    access: 'viewer',
    summary: 'La réduction d’impôt d’un achat Pinel',
    query: { answers: simulatorQuestions.pinelTaxReduction, flags: ['explain'] },
    handle: (call) => answered(call, call.query.answers, operations.pinelTaxReduction),
  },
  {
    method: 'GET',
    path: '/v3/simulators/reduced-tva',
    access: 'viewer',
    summary: 'L’éligibilité à la TVA à 5,5\u202f%',
    query: { answers: simulatorQuestions.reducedVat, flags: ['explain'] },
    handle: (call) => answered(call, call.query.answers, operations.reducedVat),
  },
]

interface SimulatorAnswer {
  readonly unverified: readonly string[]
}

async function answered(
  call: Call,
  input: unknown,
  operation: (request: SimulatorRequest) => SimulatorAnswer | Promise<SimulatorAnswer>,
): Promise<Answer> {
  const { unverified, ...data } = await operation(requestOf(call, input))
  return { json: { data, meta: metaOf(call, unverified) } }
}

/** A question as it was sent. */
export const requestOf = ({ database, viewer, now, query }: Call, input: unknown): SimulatorRequest => ({
  database,
  viewer,
  input,
  asOf: dayOf(now),
  explain: query.flags.has('explain'),
})

/** What an answer says of the rules that it was calculated by. */
export const metaOf = ({ now }: Call, unverified: readonly string[]) => ({
  rules_as_of: dayOf(now),
  engine_version: ENGINE_VERSION,
  unverified,
})

import { simulatorQuestions } from '#contract/simulation'
import { simulatorOperations as operations, type SimulatorRequest } from '#server/resources'
import { dayOf } from '../day'
import type { ApiRoute, Answer, Call } from '../route'
import { ENGINE_VERSION } from './engineVersion'

/** The simulators that are not the calculation of an operation (specification §7). */
export const simulatorRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/v3/simulators/investment-capacity',
    access: 'viewer',
    summary: 'Le prix le plus haut qu’un foyer peut payer',
    body: simulatorQuestions.investmentCapacity,
    handle: (call) => answered(call, call.body, operations.investmentCapacity),
  },
  {
    method: 'GET',
    path: '/v3/simulators/loan-capacity',
    access: 'viewer',
    summary: 'Le prêt le plus haut qu’un foyer peut rembourser',
    query: { answers: simulatorQuestions.loanCapacity },
    handle: (call) => answered(call, call.query.answers, operations.loanCapacity),
  },
  {
    method: 'GET',
    path: '/v3/simulators/optimal-investment',
    access: 'viewer',
    summary: 'Le meilleur investissement d’un dossier sous chaque dispositif, le plus gagnant d’abord',
    query: { answers: simulatorQuestions.optimalInvestment },
    handle: async ({ query, database, viewer, now }) => {
      const asOf = dayOf(now)
      const data = await operations.optimalInvestment({ database, viewer, input: query.answers, asOf })
      return { json: { data, meta: { rules_as_of: asOf, engine_version: ENGINE_VERSION } } }
    },
  },
  {
    method: 'GET',
    path: '/v3/simulators/ptz',
    access: 'viewer',
    summary: 'Le prêt à taux zéro d’une résidence principale',
    query: { answers: simulatorQuestions.ptzSimulation },
    handle: (call) => answered(call, call.query.answers, operations.ptz),
  },
  {
    method: 'GET',
    path: '/v3/simulators/pinel-optimal',
    access: 'viewer',
    summary: 'Le plus grand achat Pinel dont toute la réduction sert',
    query: { answers: simulatorQuestions.pinelOptimal },
    handle: (call) => answered(call, call.query.answers, operations.pinelOptimal),
  },
  {
    method: 'GET',
    path: '/v3/simulators/pinel-tax-reduction',
    access: 'viewer',
    summary: 'La réduction d’impôt d’un achat Pinel',
    query: { answers: simulatorQuestions.pinelTaxReduction },
    handle: (call) => answered(call, call.query.answers, operations.pinelTaxReduction),
  },
  {
    method: 'GET',
    path: '/v3/simulators/reduced-tva',
    access: 'viewer',
    summary: 'L’éligibilité à la TVA à 5,5\u202f%',
    query: { answers: simulatorQuestions.reducedVat },
    handle: (call) => answered(call, call.query.answers, operations.reducedVat),
  },
]

interface SimulatorAnswer {
  readonly unverified: readonly string[]
}

async function answered({ database, viewer, now }: Call, input: unknown, operation: (request: SimulatorRequest) => SimulatorAnswer | Promise<SimulatorAnswer>): Promise<Answer> {
  const asOf = dayOf(now)
  const { unverified, ...data } = await operation({ database, viewer, input, asOf })
  return { json: { data, meta: { rules_as_of: asOf, engine_version: ENGINE_VERSION, unverified } } }
}

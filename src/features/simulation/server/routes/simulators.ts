import type { ResourceDefinition } from '#contract'
import type { simulators } from '#domain'
import { simulatorQuestions } from '#features/simulation/contract'
import * as operations from '../operations/simulators'
import type { SimulatorRequest } from '../operations/simulators'
import { dayOf, type ApiRoute, type Call } from '#server/http/routes'
import { ENGINE_VERSION } from '#features/simulation/contract'

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
        version,
      } = await operations.investmentCapacity(requestOf(call, call.body))
      return { json: { data, meta: { ...metaOf(call, unverified, version), context } } }
    },
  },
  namedRoute('loan-capacity', 'Le prêt le plus haut qu’un foyer peut rembourser', simulatorQuestions.loanCapacity),
  namedRoute('ptz', 'Le prêt à taux zéro d’une résidence principale', simulatorQuestions.ptzSimulation),
  namedRoute(
    'pinel-optimal',
    'Le plus grand achat Pinel dont toute la réduction sert',
    simulatorQuestions.pinelOptimal,
  ),
  namedRoute('pinel-tax-reduction', 'La réduction d’impôt d’un achat Pinel', simulatorQuestions.pinelTaxReduction),
  namedRoute('reduced-tva', 'L’éligibilité à la TVA à 5,5\u202f%', simulatorQuestions.reducedVat),
]

function namedRoute(name: simulators.SimulatorName, summary: string, answers: ResourceDefinition): ApiRoute {
  return {
    method: 'GET',
    path: `/v3/simulators/${name}`,
    access: 'viewer',
    summary,
    query: { answers, flags: ['explain'] },
    handle: async (call) => {
      const {
        answer: { unverified, ...data },
        context,
        version,
      } = await operations.named[name](requestOf(call, call.query.answers))
      return { json: { data, meta: { ...metaOf(call, unverified, version), context } } }
    },
  }
}

/** A question as it was sent. */
export const requestOf = ({ database, viewer, now, query }: Call, input: unknown): SimulatorRequest => ({
  database,
  viewer,
  input,
  asOf: dayOf(now),
  explain: query.flags.has('explain'),
})

/** What an answer says of the rules and the version of the firm’s settings that it was calculated by. */
export const metaOf = ({ now }: Call, unverified: readonly string[], configuration_version?: number) => ({
  rules_as_of: dayOf(now),
  engine_version: ENGINE_VERSION,
  ...(configuration_version === undefined ? {} : { configuration_version }),
  unverified,
})

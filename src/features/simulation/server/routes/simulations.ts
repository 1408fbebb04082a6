import { reportOf } from '#domain'
import { simulatorQuestions, solutionConfiguration } from '#features/simulation/contract'
import { findProject } from '../operations/settings'
import * as operations from '../operations/simulations'
import type { CalculationsOfFiles, OperationRequest } from '../operations/simulations'
import { dayOf, type Answer, type ApiRoute, type Call } from '#server/http/routes'
import { metaOf } from './simulators'

/** The calculation of an operation, what to think of it, and how to reach an effort. */
export const simulationRoutes = (ofFile: CalculationsOfFiles): readonly ApiRoute[] => [
  {
    method: 'POST',
    path: '/v3/simulators/simulation/:scheme',
    access: 'viewer',
    summary: 'Chiffre un investissement',
    body: solutionConfiguration,
    query: { flags: ['explain', 'keep'] },
    handle: (call) => calculated(call, operationOf(call, ofFile)),
  },
  {
    method: 'POST',
    path: '/v3/simulators/sincerity/:scheme',
    access: 'viewer',
    summary: 'Les dix contrôles d’un investissement, et son effort prudent',
    body: solutionConfiguration,
    query: { flags: ['explain'] },
    handle: async (call) =>
      judged(call, await operations.runSincerity(call.database, call.viewer, operationOf(call, ofFile))),
  },
  {
    method: 'POST',
    path: '/v3/simulators/goal-seek/:scheme',
    access: 'viewer',
    summary: 'Le prix, l’apport ou la durée qui donne un effort',
    body: solutionConfiguration,
    query: { answers: simulatorQuestions.goalSeek, flags: ['explain'] },
    handle: async (call) =>
      judged(
        call,
        await operations.runGoalSeek(call.database, call.viewer, {
          ...operationOf(call, ofFile),
          goal: call.query.answers,
        }),
      ),
  },
]

/** An operation as a call asks for it. */
export const operationOf = ({ parameter, body, now, query }: Call, ofFile: CalculationsOfFiles): OperationRequest => ({
  project: findProject(parameter('scheme')),
  input: body,
  asOf: dayOf(now),
  explain: query.flags.has('explain'),
  ofFile,
})

/** What a simulation finds, and with what it was calculated; `keep=1` keeps it as the solution of its file. */
async function calculated(call: Call, operation: OperationRequest): Promise<Answer> {
  const keptAt = call.query.flags.has('keep') ? call.now : undefined
  const { result, context, version } = await operations.runSimulation(call.database, call.viewer, {
    ...operation,
    keptAt,
  })
  return { json: { data: reportOf(result), meta: { ...metaOf(call, result.unverified, version), context } } }
}

/** What an operation led to, with the rules that nobody checked on their date. */
function judged(
  call: Call,
  { unverified, version, ...data }: { readonly unverified: readonly string[]; readonly version: number },
): Answer {
  return { json: { data, meta: metaOf(call, unverified, version) } }
}

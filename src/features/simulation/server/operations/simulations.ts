import { checkSolutionConfiguration, simulatorQuestions } from '#features/simulation/contract'
import { checkComplete, enumerations } from '#contract'
import { isObject } from '#contract/json'
import {
  schemes,
  simulate,
  simulators,
  type HouseholdComposition,
  type Market,
  type ProjectType,
  type SimulationResult,
  type SolutionConfiguration,
} from '#domain'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import * as settings from '../repositories/settings'
import { findMarket } from '#server/services'
import { invalid, accepted, answerOf, fieldErrors, scopeOf } from '#server/operations'
import { simulationPolicy } from '../policies'
import { defaultsOf } from './settings'

/** Who the household of a client file is; undefined for a file that is not the viewer's. */
export type FindHousehold = (
  database: Queryable,
  viewer: Viewer,
  clientFileId: string,
) => Promise<HouseholdComposition | undefined>

/** An operation as it was sent. */
export interface OperationRequest {
  /** The project type that the address names. */
  readonly project: ProjectType
  readonly input: unknown
  /** The day on which rules are read. */
  readonly asOf: string
  /** Gives the trace of each amount. */
  readonly explain: boolean
  readonly findHousehold: FindHousehold
}

/** An operation and everything that its calculation needs. */
interface Operation {
  readonly configuration: SolutionConfiguration
  readonly context: Parameters<typeof simulate>[1]
}

/**
 * Simulates an operation with the firm's assumptions, the market of the place and, when named, the household of a file.
 * The context says them: with it, a browser calculates the same.
 */
export async function runSimulation(
  database: Queryable,
  viewer: Viewer,
  request: OperationRequest,
): Promise<{ result: SimulationResult; context: Operation['context'] }> {
  const { configuration, context } = await readOperation(database, viewer, request)
  const result = simulate(configuration, { ...context, explain: request.explain })
  if (result.kind === 'refused') throw invalid(result.errors)
  return { result, context }
}

/** How honest the simulation of an operation is, and its prudent effort. */
export async function runSincerity(database: Queryable, viewer: Viewer, request: OperationRequest) {
  const { configuration, context } = await readOperation(database, viewer, request)
  return answerOf(simulators.sincerity(configuration, { ...context, explain: request.explain }))
}

/** Which price, contribution or loan duration gives the operation an effort. */
export async function runGoalSeek(
  database: Queryable,
  viewer: Viewer,
  { goal, ...request }: OperationRequest & { readonly goal: unknown },
) {
  const { configuration, context } = await readOperation(database, viewer, request)
  const { lever, target_effort } = accepted(checkComplete(simulatorQuestions.goalSeek, goal))
  return answerOf(simulators.goalSeek(configuration, { ...context, explain: request.explain }, lever, target_effort))
}

async function readOperation(
  database: Queryable,
  viewer: Viewer,
  { project, input, asOf, findHousehold }: OperationRequest,
): Promise<Operation> {
  const scope = scopeOf(simulationPolicy, viewer)
  const { configuration, clientFile } = accepted(checkSolutionConfiguration(withProject(input, project)))
  if (configuration.project !== project)
    throw invalid(
      fieldErrors(
        'project',
        `Cette adresse calcule «\u00a0${enumerations.projectTypes[project]}\u00a0»\u202f: le dispositif envoyé en est un autre.`,
      ),
    )
  const market = marketOf(configuration)
  const [switches, defaults, usury, household] = await Promise.all([
    settings.findProjectSwitches(scope, database),
    defaultsOf(database, scope, project),
    settings.findUsuryCeilings(scope, database),
    clientFile === null ? undefined : findHousehold(database, viewer, clientFile),
  ])
  if (clientFile !== null && !household)
    throw invalid(fieldErrors('client_file', 'Ce dossier n’existe pas ou n’est pas à vous.'))
  if (switches.get(project) === false)
    throw invalid(
      fieldErrors(
        'project',
        `Votre société ne propose pas «\u00a0${enumerations.projectTypes[project]}\u00a0». Choisissez un autre dispositif.`,
      ),
    )
  return {
    configuration,
    context: { asOf, defaults, market, ...(usury ? { usury } : {}), ...(household ? { household } : {}) },
  }
}

/** The address names the project: a body that says none is of that one. */
const withProject = (input: unknown, project: ProjectType): unknown =>
  isObject(input) && (input['project'] ?? null) === null ? { ...input, project } : input

function marketOf({ municipality, seniority, project }: SolutionConfiguration): Market {
  const market = findMarket(municipality, schemes.find(project)?.seniority ?? seniority ?? 'new')
  if (!market) throw invalid(fieldErrors('municipality', 'Cette commune n’existe pas. Choisissez-la dans la liste.'))
  return market
}

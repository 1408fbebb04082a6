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
import { findProjectSwitches } from '#features/account/server'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findMarket } from '#server/services'
import { findMarketSources } from '#server/services/market'
import { invalid, accepted, answerOf, fieldErrors, scopeOf } from '#server/operations'
import { simulationPolicy } from '../policies'
import { assumptionsOn } from './settings'
import { findUsuryCeilings } from './usuryCeilings'

/** What the client files give to a calculation, and keep of it. */
export interface CalculationsOfFiles {
  /** Who the household of a client file is; undefined for a file that is not the viewer's. */
  readonly findHousehold: (
    database: Queryable,
    viewer: Viewer,
    clientFileId: string,
  ) => Promise<HouseholdComposition | undefined>
  /** What a client file is called; undefined for one that is not the viewer's. */
  readonly findTitle: (database: Queryable, viewer: Viewer, clientFileId: string) => Promise<string | undefined>
  /** Keeps what the solution of a file came to, where the viewer may change that file. */
  readonly keepCalculation: (
    database: Queryable,
    viewer: Viewer,
    clientFileId: string,
    calculation: Pick<Calculated, 'indicators'> & { readonly at: Date },
  ) => Promise<void>
}

type Calculated = Exclude<SimulationResult, { readonly kind: 'refused' }>

/** An operation as it was sent. */
export interface OperationRequest {
  /** The project type that the address names. */
  readonly project: ProjectType
  readonly input: unknown
  /** The day on which rules are read. */
  readonly asOf: string
  /** Gives the trace of each amount. */
  readonly explain: boolean
  readonly ofFile: CalculationsOfFiles
}

/** An operation and everything that its calculation needs. */
interface Operation {
  readonly configuration: SolutionConfiguration
  /** Id of the client file that it is calculated for. */
  readonly clientFile: string | null
  readonly context: Parameters<typeof simulate>[1]
  /** Of the settings of the firm. */
  readonly version: number
}

/**
 * Simulates an operation with the firm's assumptions, the market of the place and, when named, the household of a file.
 * The context says them: with it, a browser calculates the same.
 * @param keptAt now, for the result to be kept as that of the file
 */
export async function runSimulation(
  database: Queryable,
  viewer: Viewer,
  { keptAt, ...request }: OperationRequest & { readonly keptAt: Date | undefined },
): Promise<{ result: Calculated } & Pick<Operation, 'context' | 'version'>> {
  const { configuration, clientFile, context, version } = await readOperation(database, viewer, request)
  const result = simulate(configuration, { ...context, explain: request.explain })
  if (result.kind === 'refused') throw invalid(result.errors)
  if (keptAt && clientFile !== null)
    await request.ofFile.keepCalculation(database, viewer, clientFile, { at: keptAt, indicators: result.indicators })
  return { result, context, version }
}

/** How honest the simulation of an operation is, and its prudent effort. */
export async function runSincerity(database: Queryable, viewer: Viewer, request: OperationRequest) {
  const { configuration, context, version } = await readOperation(database, viewer, request)
  return { ...answerOf(simulators.sincerity(configuration, { ...context, explain: request.explain })), version }
}

/** Which price, contribution or loan duration gives the operation an effort. */
export async function runGoalSeek(
  database: Queryable,
  viewer: Viewer,
  { goal, ...request }: OperationRequest & { readonly goal: unknown },
) {
  const { configuration, context, version } = await readOperation(database, viewer, request)
  const { lever, target_effort } = accepted(checkComplete(simulatorQuestions.goalSeek, goal))
  const asked = { ...context, explain: request.explain }
  return { ...answerOf(simulators.goalSeek(configuration, asked, lever, target_effort)), version }
}

/** @throws Failure forbidden, invalid for what is asked wrong */
export async function readOperation(
  database: Queryable,
  viewer: Viewer,
  { project, input, asOf, ofFile }: OperationRequest,
): Promise<Operation> {
  // Who may not calculate is told so, whatever was sent.
  scopeOf(simulationPolicy, viewer)
  const { configuration, clientFile } = accepted(checkSolutionConfiguration(withProject(input, project)))
  if (configuration.project !== project)
    throw invalid(
      fieldErrors(
        'project',
        `Cette adresse calcule «\u00a0${enumerations.projectTypes[project]}\u00a0»\u202f: le dispositif envoyé en est un autre.`,
      ),
    )
  const [{ context, version }, household] = await Promise.all([
    datedContext(database, viewer, { ...configuration, project }, asOf),
    clientFile === null ? undefined : ofFile.findHousehold(database, viewer, clientFile),
  ])
  if (clientFile !== null && !household)
    throw invalid(fieldErrors('client_file', 'Ce dossier n’existe pas ou n’est pas à vous.'))
  return { configuration, clientFile, context: { ...context, ...(household ? { household } : {}) }, version }
}

/** What the firm's assumptions and the market of an operation depend on; homes are new where nobody says. */
export interface Purchase {
  readonly project: ProjectType
  /** Slug. */
  readonly municipality: string
  readonly seniority?: 'new' | 'old' | null | undefined
  /** Of the deed, `YYYY-MM-DD`; the day on which rules are read where nobody says. */
  readonly notary_signature_date?: string | null | undefined
}

/**
 * What an operation is calculated with besides its household: the firm's assumptions and the market of the place.
 * @throws Failure invalid where the firm does not offer the project, or the place is none
 */
export const calculationContext = async (...asked: Parameters<typeof datedContext>): Promise<Operation['context']> =>
  (await datedContext(...asked)).context

/** The same, with the version of the settings of the firm. */
async function datedContext(
  database: Queryable,
  viewer: Viewer,
  purchase: Purchase,
  asOf: string,
): Promise<Pick<Operation, 'context' | 'version'>> {
  const scope = scopeOf(simulationPolicy, viewer)
  const { project } = purchase
  const market = marketOf(purchase, asOf)
  const [switches, { assumptions: defaults, version }, usury] = await Promise.all([
    findProjectSwitches(scope, database),
    assumptionsOn(database, scope, asOf),
    findUsuryCeilings(scope, database, asOf),
  ])
  if (switches.get(project) === false)
    throw invalid(
      fieldErrors(
        'project',
        `Votre société ne propose pas «\u00a0${enumerations.projectTypes[project]}\u00a0». Choisissez un autre dispositif.`,
      ),
    )
  return { context: { asOf, defaults, market, ...(usury ? { usury } : {}) }, version }
}

/** The address names the project: a body that says none is of that one. */
const withProject = (input: unknown, project: ProjectType): unknown =>
  isObject(input) && (input['project'] ?? null) === null ? { ...input, project } : input

/** The market on the day of the deed. */
function marketOf(purchase: Purchase, asOf: string): Market {
  const { municipality, seniority, project, notary_signature_date } = purchase
  const on = notary_signature_date ?? asOf
  const market = findMarket(municipality, schemes.find(project)?.seniority ?? seniority ?? 'new', on)
  const sources = findMarketSources(municipality, on)
  if (!market || !sources)
    throw invalid(fieldErrors('municipality', 'Cette commune n’existe pas. Choisissez-la dans la liste.'))
  return { ...market, sources }
}

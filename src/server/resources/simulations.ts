import { checkSolutionConfiguration } from '#contract/simulation'
import { enumerations } from '#contract'
import {
  findScheme,
  simulate,
  type HouseholdComposition,
  type Market,
  type ProjectType,
  type SimulationResult,
  type SolutionConfiguration,
} from '#domain'
import { policies, simulationPolicy, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { clientFiles, type ClientFileInclude } from '#server/repositories'
import { findMarket } from '#server/services'
import { invalid } from './failure'
import { accepted, fieldErrors, scopeOf } from './guard'
import { householdComposition } from './householdComposition'
import { defaultsOf } from './settings'

export interface SimulationRequest {
  /** The project type that the address names. */
  readonly project: ProjectType
  readonly input: unknown
  /** The day on which rules are read. */
  readonly asOf: string
  /** Whether each figure says how it was found. */
  readonly explain: boolean
}

/** Simulates an operation with the firm's assumptions, the market of the place and, when named, the household of a file. */
export async function runSimulation(
  database: Queryable,
  viewer: Viewer,
  { project, input, asOf, explain }: SimulationRequest,
): Promise<SimulationResult> {
  const scope = scopeOf(simulationPolicy, viewer)
  const { configuration, clientFile } = accepted(checkSolutionConfiguration(input))
  if (configuration.project !== project)
    throw invalid(
      fieldErrors(
        'project',
        `Cette adresse calcule «\u00a0${enumerations.projectTypes[project]}\u00a0»\u202f: le dispositif envoyé en est un autre.`,
      ),
    )
  const market = marketOf(configuration)
  const [defaults, household] = await Promise.all([
    defaultsOf(database, scope, project),
    clientFile === null ? undefined : householdOf(database, viewer, clientFile),
  ])
  const result = simulate(configuration, { asOf, defaults, market, explain, ...(household ? { household } : {}) })
  if (result.kind === 'refused') throw invalid(result.errors)
  return result
}

function marketOf({ municipality, seniority, project }: SolutionConfiguration): Market {
  const market = findMarket(municipality, findScheme(project)?.seniority ?? seniority ?? 'new')
  if (!market) throw invalid(fieldErrors('municipality', 'Cette commune n’existe pas. Choisissez-la dans la liste.'))
  return market
}

const HOUSEHOLD: readonly ClientFileInclude[] = ['person', 'companion', 'children', 'income']

async function householdOf(database: Queryable, viewer: Viewer, id: string): Promise<HouseholdComposition> {
  const read = await clientFiles.findClientFile(scopeOf(policies.person.read, viewer), database, id, HOUSEHOLD)
  if (!read) throw invalid(fieldErrors('client_file', 'Ce dossier n’existe pas ou n’est pas à vous.'))
  return householdComposition(read.included)
}

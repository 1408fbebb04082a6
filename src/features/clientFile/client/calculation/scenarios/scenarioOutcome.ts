import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { enumerations, type Attributes, type FieldErrors } from '#contract'
import { checkSolutionConfiguration } from '#features/simulation/contract'
import type { SolutionConfiguration } from '#domain'
import { outcomeOf } from '#client/api'
import type { EditableState } from '#client/autosave'
import { selectResource } from '#client/entities'
import { simulationApi, type SimulationAnswer } from '#features/simulation/client'
import { type AssumedValues, solutionPayload } from '#features/clientFile/contract/solution'
import { selectContext, type SimulationContexts } from '../contexts'
import { calculateHere } from '../onThisDevice'
import type { SolutionSections } from '../sections'

/** What another way to make the operation comes to. */
export type ScenarioOutcome =
  /** `taken`: what stands for the fields left empty. */
  | {
      readonly kind: 'calculated'
      readonly answer: SimulationAnswer
      readonly configuration: SolutionConfiguration
      readonly taken: AssumedValues
    }
  /** French messages by answer of the configuration. */
  | { readonly kind: 'incomplete'; readonly errors: FieldErrors }
  | { readonly kind: 'failed' }

export type CalculatingState = EditableState & { readonly simulationContexts: SimulationContexts }

export interface Calculator {
  readonly getState: () => CalculatingState
  readonly dispatch: ThunkDispatch<CalculatingState, unknown, UnknownAction>
}

/**
 * Calculates an operation that is not the one on screen: by this device where the server has said what it calculates with,
 * by the server elsewhere.
 * @param sections those of the file, the project being the scenario's
 * @param today `YYYY-MM-DD`
 */
export async function scenarioOutcome(
  { getState, dispatch }: Calculator,
  sections: SolutionSections,
  today: string,
): Promise<ScenarioOutcome> {
  const { project } = sections.simulation
  if (!project || !enumerations.isInvestment(project)) return { kind: 'incomplete', errors: {} }
  const [scheme] = enumerations.projectSlugs[project]
  await dispatch(simulationApi.endpoints.simulationConfiguration.initiate(scheme, { subscribe: false }))
  const firm: Partial<Attributes<'simulation_configuration'>> | undefined = selectResource(
    getState(),
    'simulation_configuration',
    project,
  )?.attributes
  if (!firm) return { kind: 'failed' }
  const { configuration: payload, defaults: taken } = solutionPayload(sections, firm, today)
  const checked = checkSolutionConfiguration(payload)
  if (!checked.valid) return { kind: 'incomplete', errors: checked.errors }
  const { configuration } = checked.attributes
  const meta = selectContext(getState(), sections.clientFile, configuration)
  const here = meta && (await calculateHere(configuration, meta))
  if (here) return { kind: 'calculated', answer: here.answer, configuration, taken }
  const { data, error } = outcomeOf(
    await dispatch(simulationApi.endpoints.simulate.initiate({ scheme, configuration: payload }, { track: false })),
  )
  if (data) return { kind: 'calculated', answer: data, configuration, taken }
  return error.kind === 'http' && error.errors ? { kind: 'incomplete', errors: error.errors } : { kind: 'failed' }
}

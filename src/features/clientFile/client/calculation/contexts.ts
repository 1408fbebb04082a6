import { type SimulationAnswer } from '#features/simulation/client'
import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { SolutionConfiguration } from '#domain'
import { calculated } from './slice'

type Meta = SimulationAnswer['meta']

/** What the server last said besides the figures, by id of client file, then by operation: what this device calculates with. */
export type SimulationContexts = Readonly<Record<string, Readonly<Record<string, Meta>>>>

/** Operations remembered of a file: the last calculated. */
const MOST = 20

const none: SimulationContexts = {}

/** What this device kept of an earlier visit. */
export const contextsRestored = createAction<SimulationContexts>('calculation/contextsRestored')

export function contextsReducer(state: SimulationContexts = none, action: UnknownAction): SimulationContexts {
  if (contextsRestored.match(action)) return under(state, action.payload)
  if (!calculated.match(action)) return state
  const {
    clientFile,
    configuration,
    answer: { meta },
  } = action.payload
  const key = operationKey(configuration)
  const others = Object.entries(state[clientFile] ?? {}).filter(([other]) => other !== key)
  return { ...state, [clientFile]: Object.fromEntries([...others.slice(1 - MOST), [key, meta]]) }
}

/** What was kept, under what the server has said since. */
function under(state: SimulationContexts, kept: SimulationContexts): SimulationContexts {
  const files = Object.entries(kept).map(([file, contexts]) => [file, { ...contexts, ...state[file] }] as const)
  return { ...state, ...Object.fromEntries(files) }
}

/**
 * What a context depends on besides the household: the firm's assumptions for the project, the market of the place for
 * new or existing homes.
 */
const operationKey = ({ project, municipality, seniority }: SolutionConfiguration): string =>
  [project, municipality, seniority].join(' ')

export const selectContext = (
  state: { readonly simulationContexts: SimulationContexts },
  clientFile: string,
  configuration: SolutionConfiguration,
): Meta | undefined => state.simulationContexts[clientFile]?.[operationKey(configuration)]

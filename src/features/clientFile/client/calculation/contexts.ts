import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { isSimulationMeta, type SimulationAnswer } from '#features/simulation/client'
import { entriesOf } from '#contract/json'
import type { SolutionConfiguration } from '#domain'
import { calculated, keptCalculationRead } from './slice'

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
  if (keptCalculationRead.match(action)) {
    const { clientFile, kept } = action.payload
    return kept ? remembering(state, clientFile, operationKey(kept.data), kept.meta) : state
  }
  if (!calculated.match(action)) return state
  const { clientFile, configuration, answer } = action.payload
  return remembering(state, clientFile, operationKey(configuration), answer.meta)
}

function remembering(state: SimulationContexts, clientFile: string, key: string, meta: Meta): SimulationContexts {
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
 * new or existing homes on the day of the deed.
 */
const operationKey = ({ project, municipality, seniority, notary_signature_date }: Purchase): string =>
  [project, municipality, seniority ?? 'new', notary_signature_date ?? ''].join(' ').trimEnd()

interface Purchase {
  readonly project: string
  readonly municipality: string
  readonly seniority?: string | null | undefined
  readonly notary_signature_date?: string | null | undefined
}

export const selectContext = (
  state: { readonly simulationContexts: SimulationContexts },
  clientFile: string,
  configuration: SolutionConfiguration,
): Meta | undefined => state.simulationContexts[clientFile]?.[operationKey(configuration)]

/** The contexts that storage held; those that are none are left out: the server says them again. */
export function parseContexts(stored: unknown): SimulationContexts {
  return Object.fromEntries(
    Object.entries(entriesOf(stored)).map(([file, contexts]) => [
      file,
      Object.fromEntries(
        Object.entries(entriesOf(contexts)).flatMap(([key, meta]) =>
          isSimulationMeta(meta) ? [[key, meta] as const] : [],
        ),
      ),
    ]),
  )
}

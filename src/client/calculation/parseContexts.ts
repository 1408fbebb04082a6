import { isSimulationMeta } from '#client/api'
import type { SimulationContexts } from './contexts'

const entriesIn = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** The contexts that storage held; those that are none are left out: the server says them again. */
export function parseContexts(stored: unknown): SimulationContexts {
  return Object.fromEntries(
    entriesIn(stored).map(([file, contexts]) => [
      file,
      Object.fromEntries(
        entriesIn(contexts).flatMap(([key, meta]) => (isSimulationMeta(meta) ? [[key, meta] as const] : [])),
      ),
    ]),
  )
}

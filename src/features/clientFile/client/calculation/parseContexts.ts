import { entriesOf } from '#contract/json'
import { isSimulationMeta } from '#features/simulation/client'
import type { SimulationContexts } from './contexts'

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

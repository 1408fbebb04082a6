import { reportOf, type SolutionConfiguration } from '#domain'
import { engine } from '#client/engine'
import { type SimulationAnswer } from '#features/simulation/client'
import type { Calculated } from './slice'

/**
 * Calculates as the server would, with what it last said of the firm, the market and the household. Undefined where the
 * operation is refused, for the server to say why, and where the program of the calculations could not be read.
 */
export async function calculateHere(
  configuration: SolutionConfiguration,
  meta: SimulationAnswer['meta'],
): Promise<Calculated | undefined> {
  if (!(await engine.prepare())) return undefined
  const result = await engine.simulate(configuration, meta.context)
  if (result.kind === 'refused') return undefined
  const answer = { data: reportOf(result), meta: { ...meta, unverified: result.unverified } }
  return { answer, configuration, by: 'device' }
}

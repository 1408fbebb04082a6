import { useEffect, useState } from 'react'
import type { SolutionConfiguration } from '#domain'
import { engine, type VariedOutcome } from '#client/engine'
import type { SimulationAnswer } from '#features/simulation/client'
import { useRestingSolution } from '../results/useRestingSolution'
import { hazardsOf, type Hazard } from './variations'

/** What the operation comes to when a hazard turns out. */
export interface Sensitive extends Hazard {
  readonly outcome: VariedOutcome
}

/** A result, and what it becomes under each hazard. */
export interface Sensitivity {
  readonly result: SimulationAnswer
  readonly configuration: SolutionConfiguration
  readonly cases: readonly Sensitive[]
}

/**
 * What the result on screen becomes when things turn out otherwise, once it stays; the former answer stays meanwhile. A newer
 * result ends the work on the former one.
 */
export function useSensitivity(isShown: boolean): Sensitivity | undefined {
  const { result, configuration } = useRestingSolution()
  const [found, setFound] = useState<Sensitivity>()
  useEffect(() => {
    if (!isShown || !result || !configuration) return undefined
    const asked = new AbortController()
    void casesOf(result, configuration, asked.signal).then((cases) => {
      if (cases) setFound({ result, configuration, cases })
    })
    return () => {
      asked.abort()
    }
  }, [isShown, result, configuration])
  return found
}

/** One simulation after the other; undefined once it is asked for no longer. A hazard that the operation does not allow is left out. */
async function casesOf(
  result: SimulationAnswer,
  configuration: SolutionConfiguration,
  signal: AbortSignal,
): Promise<readonly Sensitive[] | undefined> {
  const operation = { configuration, context: result.meta.context }
  const cases: Sensitive[] = []
  for (const hazard of hazardsOf(configuration, result.data)) {
    const outcome = await engine.variedOutcome(operation, { configuration: hazard.changed })
    if (signal.aborted) return undefined
    if (!('kind' in outcome)) cases.push({ ...hazard, outcome })
  }
  return cases
}

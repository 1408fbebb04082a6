import type { SolutionConfiguration } from '#domain'
import type { SimulationAnswer } from '#features/simulation/client'
import { useAppSelector } from '#client/store'
import { selectSolution, type AssumedValues } from '../../../calculation'
import { calculateHere } from '../../../calculation/onThisDevice'
import { figureIn, useShownOperations, type ShownOperation } from '#features/simulation/client/explanation'

/** Some answers of an operation turned otherwise. */
export interface Variation {
  /** Tells it apart from the other variations on screen. */
  readonly key: string
  /** What it supposes, in French. */
  readonly supposing: string
  readonly changed: Partial<SolutionConfiguration>
}

interface Solution {
  readonly result: SimulationAnswer
  readonly configuration: SolutionConfiguration
}

const nameOf = (key: string): string => `if_${key}`

/** Names a figure of a variation, for whoever explains it. */
export const figureIf = (key: string, figure: string): string => figureIn(nameOf(key), figure)

/** Lets the figures of variations of a result be explained (`figureIf` names them), as long as they are shown. */
export function useVariations(solution: Solution | undefined, variations: readonly Variation[]): void {
  const taken = useAppSelector((state) => selectSolution(state).defaults)
  useShownOperations(
    solution
      ? Object.fromEntries(
          variations.map((variation) => [nameOf(variation.key), () => calculated(solution, taken, variation)]),
        )
      : {},
  )
}

async function calculated(
  { result, configuration }: Solution,
  taken: AssumedValues,
  { supposing, changed }: Variation,
): Promise<ShownOperation | undefined> {
  const varied = { ...configuration, ...changed }
  const found = await calculateHere(varied, result.meta)
  if (!found) return undefined
  const untouched = Object.fromEntries(Object.entries(taken).filter(([name]) => !Object.hasOwn(changed, name)))
  return { answer: found.answer, configuration: varied, taken: untouched, base: result, supposing }
}

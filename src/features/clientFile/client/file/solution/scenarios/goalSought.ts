import type { Refusal, SolutionConfiguration, TraceStep } from '#domain'
import { engine } from '#client/engine'
import { type SimulationAnswer } from '#features/simulation/client'

export type Lever = Parameters<typeof engine.goalSeek>[2]

/** The operation that comes closest to a wished effort, and how it was found. */
export interface Found {
  readonly kind: 'found'
  readonly lever: Lever
  /** Euros, or years. */
  readonly value: number
  /** Euros a month. */
  readonly effort: number
  /** Within one euro of the wish. */
  readonly isReached: boolean
  readonly answer: SimulationAnswer
  readonly configuration: SolutionConfiguration
  readonly search: readonly TraceStep[]
}

export type Sought = Found | Refusal

interface Question {
  readonly configuration: SolutionConfiguration
  readonly meta: SimulationAnswer['meta']
  readonly lever: Lever
  /** Euros a month. */
  readonly wish: number
}

/** Looks for the value of an answer that gives the effort one wishes, by real simulations. */
export async function goalSought({ configuration, meta, lever, wish }: Question): Promise<Sought> {
  const sought = await engine.goalSeek(configuration, { ...meta.context, explain: true }, lever, wish)
  if (sought.kind === 'refused') return sought
  const { value, average_effort: effort, reached: isReached, configuration: found, trace: search = [] } = sought.answer
  const result = await engine.simulate(found, meta.context)
  if (result.kind === 'refused') return result
  const { unverified, ...data } = result
  return {
    kind: 'found',
    lever,
    value,
    effort,
    isReached,
    answer: { data, meta: { ...meta, unverified } },
    configuration: found,
    search,
  }
}

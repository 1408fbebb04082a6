import type { simulate, SolutionConfiguration } from '#domain'

/** Everything that a calculation needs besides the configuration: day of the rules, the firm's assumptions, market, household. */
export type SimulationContext = Parameters<typeof simulate>[1]

/** An operation, and what it is calculated with. */
export interface Operation {
  readonly configuration: SolutionConfiguration
  readonly context: SimulationContext
}

/** Other answers, other assumptions of the firm, another market; what is not named stays as it is. */
export interface Variation {
  readonly configuration?: Partial<SolutionConfiguration>
  readonly defaults?: Partial<SimulationContext['defaults']>
  readonly market?: Partial<SimulationContext['market']>
}

/** The operation with the answers and assumptions of a variation in place of its own. */
export function varied({ configuration, context }: Operation, variation: Variation): Operation {
  return {
    configuration: { ...configuration, ...variation.configuration },
    context: {
      ...context,
      defaults: { ...context.defaults, ...variation.defaults },
      market: { ...context.market, ...variation.market },
    },
  }
}

import type { SolutionConfiguration } from '../../configuration'
import type { TraceStep } from '../../result'

/** The answers that may be varied to reach an effort. */
export type Lever = 'property_price' | 'contribution' | 'loan_duration'

/** The value that comes closest to the wished effort. Euros, or years for a duration. */
export interface GoalSeekAnswer {
  lever: Lever
  value: number
  /** Mean monthly effort with that value. */
  average_effort: number
  /** True within one euro a month of the wish. */
  reached: boolean
  /** The whole configuration with that value, costs that follow the price included. */
  configuration: SolutionConfiguration
  unverified: string[]
  /** Only when asked for. */
  trace?: TraceStep[]
}

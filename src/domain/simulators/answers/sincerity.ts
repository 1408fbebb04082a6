import type { SolutionConfiguration } from '../../configuration'
import type { TraceStep } from '../../result'
import type { SincerityKey } from '../sincerityChecks'

/** One of the ten checks. Euros a month; euros for the wealth. */
export interface SincerityCheck {
  key: SincerityKey
  label: string
  state: 'ok' | 'to_correct' | 'not_applicable'
  /** What was found, in French. */
  message: string
  /** What the correction adds to the average effort; 0 when there is nothing to correct. */
  effort_effect: number
  /** What it adds to the net wealth at the end. */
  wealth_effect: number
  /** The answers that the correction changes; absent where it changes none. */
  changes?: Partial<SolutionConfiguration>
}

/** How honest a simulation is, and what it is once it is corrected. */
export interface Sincerity {
  checks: SincerityCheck[]
  /** How many of those that apply call for no correction. */
  passed: number
  /** Average effort as it is presented, euros a month. */
  presented_effort: number
  /** Average effort with every correction together. */
  prudent_effort: number
  prudent_net_wealth: number
  unverified: string[]
  /** Only when asked for. */
  trace?: TraceStep[]
}

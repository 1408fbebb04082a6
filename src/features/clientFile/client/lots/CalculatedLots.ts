import type { LotCalculation } from '#features/clientFile/contract/lots'
import type { LotOutcomes } from '../calculation/lots'

/** What lots come to, and what that rests on. */
export interface CalculatedLots {
  readonly calculation: LotCalculation
  readonly outcomes: LotOutcomes
  /** Own funds, euros. */
  readonly contribution: number
  /** Years. */
  readonly loanDuration: number
  /** Years after which the gain is told. */
  readonly years: number
}

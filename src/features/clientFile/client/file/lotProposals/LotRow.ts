import type { CatalogueProperty, OverallScore } from '#features/catalogue/contract'
import type { ResourceOf } from '#contract/jsonapi'
import type { Outcome } from '#client/engine'

export type Proposal = ResourceOf<'property_proposal'>

/** A lot, and what it comes to for this household. */
export interface JudgedLot {
  readonly lot: CatalogueProperty
  /** Undefined while it is not calculated, and where it has no figures. */
  readonly outcome: Outcome | undefined
  /** Why it has no figures. */
  readonly explanation: string | undefined
  readonly score: OverallScore
}

/** A lot at its place in the ranking. */
export interface LotRow extends JudgedLot {
  /** From 1; 0 for a lot without the figure that the others are ranked by, or that a decision shows although it is not looked for. */
  readonly rank: number
  /** Places won since the ranking before, lost below 0. */
  readonly moved: number
  /** Why it does not suit: a few words each; none when it does. */
  readonly faults: readonly string[]
  readonly proposal: Proposal | undefined
}

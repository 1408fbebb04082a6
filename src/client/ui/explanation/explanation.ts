import type { FigureValue, Unit } from '#presentation/formats'

/** A line of a calculation. */
export interface ExplainedLine {
  readonly label: string
  readonly value: FigureValue
  readonly unit: Unit
  /** The figure behind it, when it can be explained in its turn. */
  readonly figure?: string | undefined
}

export interface ExplainedAssumption {
  readonly label: string
  readonly value: string
  /** Where it comes from: `Société`. */
  readonly origin: string
  /** `YYYY-MM-DD` */
  readonly on?: string | undefined
}

/** How far a rule may be trusted. */
export type Reliability = 'official' | 'secondary' | 'unverified' | 'outdated'

/** What is said of a rule that no official text confirms for its date. */
export const doubts = {
  secondary: 'Source secondaire',
  unverified: 'Règle non vérifiée',
  outdated: 'Règle non vérifiée à cette date',
} as const

/** A rule of law. */
export interface ExplainedRule {
  readonly label: string
  readonly value: string
  /** Article. */
  readonly source: string
  /** Where the text can be read; absent for a practice. */
  readonly link: string | undefined
  /** In force since, `YYYY-MM-DD`. */
  readonly from: string
  /** What the rule rests on, and whether it was known for its date. */
  readonly reliability: Reliability
}

/** Where a figure comes from: what is known at once. */
export interface Explanation {
  readonly label: string
  readonly value: FigureValue
  readonly unit: Unit
  /** The calculation in a French sentence. */
  readonly sentence: string
  readonly lines: readonly ExplainedLine[]
  readonly rounding?: string | undefined
  readonly rules: readonly ExplainedRule[]
}

import type { ScoreCode, Values } from '../../../src/domain/scpi'

/** What an investor answered, in short. */
export interface PersonaFacts {
  id: string
  name: string
  /** Years on 20 November 2026. */
  age: number
  nb_dependent_children: number
  work: Values
  /** One letter a question, in the order of the test; `-` for « Je ne sais pas ». */
  general: string
  scpi: string
  tolerance: string
  /** Operations and holding period by family; a family left out was never held. */
  experience: Readonly<Record<string, readonly [operations: string, holding: string]>>
  education_level: string
  finance_experience: string
  scpiExperience: { operations: string; holding: string; sold: boolean; drop: boolean }
  objective: Values
  esg: Values
  saving: Values
}

/** What an investor earns, pays, owns and owes, by the field names of the API. */
export interface PersonaBudget {
  income: Values
  charge: Values
  financial_asset: Values
  non_financial_asset: Values
  loans: readonly Values[]
}

/** What a score must be. */
export interface ExpectedScore {
  points: number
  level: string
  caps: readonly string[]
  correct?: number
  essential_missed?: readonly string[]
  credit_ok?: boolean
  dismemberment_ok?: boolean
  sri_max?: number
  limiting?: readonly string[]
  /** Points by component. */
  components?: Readonly<Record<string, number>>
  /** Levels by component. */
  levels?: Readonly<Record<string, string>>
}

export type ExpectedScores = Readonly<Record<ScoreCode, ExpectedScore>>

import type { FieldName, Values } from './score'
import { isOneOf } from './values'
import type { Wealth } from './wealth'

/** What the scores of one investor are calculated from. */
export interface ScoredAnswers {
  quiz: Values
  /** Objectives; `manual_lower_level`, a level of profile or null, is what the adviser lowers it to. */
  objective: Values
  professional_situation: Values
  nb_dependent_children: number | null
  /** Whole years. */
  age: number | null
  /** Null: the account has no entity yet. */
  wealth: Wealth | null
  /** Whether some income was typed. */
  is_income_known: boolean
  /** Whether the usual charges were. */
  is_charge_known: boolean
}

/** An answer that a score cannot do without. */
export interface Needed extends FieldName {
  isGiven: (answers: ScoredAnswers) => boolean
}

type ScoredSection = 'quiz' | 'objective' | 'professional_situation'

/** An answer that must be one of some codes. */
export function neededCode(section: ScoredSection, field: string, codes: readonly string[]): Needed {
  return { section, field, isGiven: (answers) => isOneOf(codes, answers[section][field]) }
}

/** A question that must be answered by yes or no. */
export function neededYesNo(section: ScoredSection, field: string): Needed {
  return { section, field, isGiven: (answers) => typeof answers[section][field] === 'boolean' }
}

/** The needed answers that are not given, in their order, each once. */
export function missingIn(answers: ScoredAnswers, needed: readonly Needed[]): FieldName[] {
  const names = new Set<string>()
  return needed
    .filter(({ section, field, isGiven }) => {
      const name = `${section}.${field}`
      const isFirst = !names.has(name)
      names.add(name)
      return isFirst && !isGiven(answers)
    })
    .map(({ section, field }) => ({ section, field }))
}

import { frenchNumber } from '../value/frenchText'
import { roundHalfUp } from '../value/rounding'
import type { FieldName, Values } from './score'
import type { Wealth } from './wealth'

const MINUS = '\u2212'

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
  /** Whether income and charges were typed. */
  is_budget_known: boolean
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

/** Whether a value is one of some codes. */
export function isOneOf(codes: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && codes.includes(value)
}

/** What a table gives for a code; undefined for a value that is none of its codes. */
export function entryOf<T>(table: Readonly<Record<string, T>>, value: unknown): T | undefined {
  return typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : undefined
}

/** Points of a code; 0 for a value that is none of the table. */
export function pointsOf(table: Readonly<Record<string, number>>, value: unknown): number {
  return entryOf(table, value) ?? 0
}

/** A number, or null for anything else. */
export function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** An amount in euros, 0 when it is not given. */
export function amountOf(values: Values, field: string): number {
  return numberOrNull(values[field]) ?? 0
}

/** The codes of an answer with several choices, in their order. */
export function codesOf(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.filter((item) => typeof item === 'string')
}

/** A fraction as a percentage with two decimals: `45,00 %`. */
export function percentText(fraction: number): string {
  return `${twoDecimals(fraction * 100)}\u00a0%`
}

/** A number with two decimals: `10,91`. */
export function twoDecimals(value: number): string {
  const hundredths = roundHalfUp(value * 100)
  const [whole = '0', fraction = '00'] = (Math.abs(hundredths) / 100).toFixed(2).split('.')
  return `${hundredths < 0 ? MINUS : ''}${frenchNumber(Number(whole), 0)},${fraction}`
}

/** A whole count with its noun: `1 point`, `7 points`. */
export function counted(count: number, one: string, several: string): string {
  return `${count} ${count >= 2 ? several : one}`
}

/** Points out of their maximum: `20 points sur 20`. */
export function pointsText(points: number, maxPoints: number): string {
  return `${counted(points, 'point', 'points')} sur ${maxPoints}`
}

import type { Values } from './score'

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

import { parseNumber } from '#contract'

/** What a person typed in a field of numbers: a number, nothing, or a text that is no number and is kept as it is. */
export type TypedNumber = number | string | null

/**
 * Reads `250 000 €`, `250k`, `3,45 %` or `−12`: spaces of any width, comma or point, the unit, and `k` for thousands.
 * A text that is no number comes back as it was typed.
 */
export function readTypedNumber(text: string): TypedNumber {
  const bare = text.trim().replace(/\s*(?:€|%)(?:\s*\/\s*\p{L}+)?$/u, '')
  const thousands = /^(.*\d)\s*k$/iu.exec(bare)
  const value = parseNumber(thousands?.[1] ?? bare)
  if (typeof value !== 'number') return value === null ? null : text
  return thousands ? Math.round(value * 100_000) / 100 : value
}

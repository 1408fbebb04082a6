import type { TypedNumber } from '#client/ui/inputs'

/** What a field of numbers shows: a number, or the text that was typed and is no number. */
export const numberIn = (value: unknown): TypedNumber =>
  typeof value === 'number' || typeof value === 'string' ? value : null

/** What a field of text shows. */
export const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** A value that may be a text that is no number, as people read it. */
export const writtenNumber = (value: unknown, write: (value: number | null) => string): string =>
  typeof value === 'string' ? value : write(typeof value === 'number' ? value : null)

export const writtenText = (value: unknown): string => textIn(value) ?? '—'

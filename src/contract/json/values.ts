/** What an object of JSON holds, by name. */
export type Entries = Readonly<Record<string, unknown>>

/** Whether a value is an object; a list is none. */
export const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The entries of an object; none for anything else. */
export const entriesOf = (value: unknown): Entries => (isObject(value) ? value : {})

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Whether a value is a list, each item of which passes. */
export function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[]
export function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[]
export function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isItem)
}

export const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

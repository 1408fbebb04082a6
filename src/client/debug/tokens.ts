import { checkChange, PLACEHOLDER_BIRTHDATE, type Field } from '#contract'

/** Stand-ins for private values: always the same one for the same value, and nothing of the value in it. */
export interface Tokens {
  readonly tokenOf: (field: Field, value: string) => string
  /** A private text that has no token: sentences may repeat it too. */
  readonly learn: (text: string) => void
  /** Whether a sentence repeats a private value. */
  readonly quotes: (sentence: string) => boolean
  /** How many private values were met. */
  readonly count: () => number
}

/** Shorter values are not searched in sentences: they would be found in too many. */
const SHORTEST_QUOTE = 3
/** Sentences remembered before they are compared again. */
const SENTENCES = 5_000
const DAY = 86_400_000

const digits = (count: number, width: number): string => String(count).padStart(width, '0')

/** What the contract takes where such a value stands: a wrong value stays wrong, a right one right. */
const shapes: Readonly<Partial<Record<Field['kind'], (count: number) => string>>> = {
  email: (count) => `jeton-${count}@masque.invalid`,
  phone: (count) => `00 00 ${digits(count, 6)}`,
  postalCode: (count) => digits(count, 5),
  date: (count) => new Date(Date.UTC(1900, 0, 1) + count * DAY).toISOString().slice(0, 10),
}

/** Numbered in order of appearance, so that no dictionary leads back from a token to its value. */
export function createTokens(): Tokens {
  const tokens = new Map<string, string>()
  const values = new Set<string>()
  const longValues: string[] = []
  /** How many of the long values a sentence was compared with; Infinity once it repeats one. */
  const compared = new Map<string, number>()

  const learn = (value: string) => {
    if (values.has(value)) return
    values.add(value)
    if (value.length >= SHORTEST_QUOTE) longValues.push(value)
  }

  return {
    tokenOf: (field, text) => {
      const value = text.trim()
      if (value === '' || value === PLACEHOLDER_BIRTHDATE) return value
      const key = `${field.kind} ${value}`
      const known = tokens.get(key)
      if (known !== undefined) return known
      const isRight = checkChange({ fields: { value: { ...field, readOnly: false } } }, { value }).valid
      const count = tokens.size + 1
      const token = (isRight ? shapes[field.kind] : undefined)?.(count) ?? `jeton-${count}`
      tokens.set(key, token)
      learn(value)
      return token
    },
    learn,
    quotes: (sentence) => {
      const from = compared.get(sentence) ?? 0
      const isQuote = from === Infinity || longValues.slice(from).some((value) => sentence.includes(value))
      if (compared.size >= SENTENCES) compared.clear()
      compared.set(sentence, isQuote ? Infinity : longValues.length)
      return isQuote
    },
    count: () => values.size,
  }
}

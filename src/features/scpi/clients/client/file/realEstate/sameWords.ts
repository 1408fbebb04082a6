import { isText } from '#contract/json'

/** Accents, capitals and hyphens set aside. */
const { compare } = new Intl.Collator('fr', { sensitivity: 'base', ignorePunctuation: true })

/** Whether two names, of people or of places, are one written otherwise; nothing is no name. */
export const isSameName = (one: unknown, other: unknown): boolean =>
  isText(one) && isText(other) && one.trim() !== '' && compare(one.trim(), other.trim()) === 0

/** Whether two texts, addresses of e-mail say, are one but for capitals; nothing is no text. */
export const isSameText = (one: unknown, other: unknown): boolean =>
  isText(one) && isText(other) && one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()

import { isIsoDate, isUuid } from '#contract'
import { structured } from '#contract/fields'
import { entriesOf, isListOf, isNumber, isObject, isText, type Entries } from '#contract/json'

/** Who buys. */
export interface Buyer {
  /** Id of a `client`; absent for the client of the file. */
  readonly client?: string | null
  readonly firstname?: string | null
  readonly lastname?: string | null
  readonly email?: string | null
  /** A mobile. */
  readonly phone?: string | null
  /** Instant; written by the server. */
  readonly signed_at?: string | null
  /** Day on which the contract was first presented to them. */
  readonly notified_at?: string | null
  /** Instant; written by the server. */
  readonly withdrawal_ends_at?: string | null
}

/** What a buyer pays at a stage of the building. */
export interface CallForFunds {
  readonly label: string
  /** Fraction of the price. */
  readonly rate: number
  /** Euros. */
  readonly amount: number
  /** Days. */
  readonly called_at?: string | null
  readonly paid_at?: string | null
}

export interface Notary {
  readonly name?: string | null
  readonly email?: string | null
  readonly phone?: string | null
}

const MOST_BUYERS = 8
const MOST_CALLS = 12
const LONGEST = 255

const isShort = (value: unknown): boolean =>
  value === undefined || value === null || (isText(value) && value.length <= LONGEST)
const isEmail = (value: unknown): boolean =>
  isShort(value) && (!isText(value) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
const isDay = (value: unknown): boolean => value === undefined || value === null || (isText(value) && isIsoDate(value))
const isId = (value: unknown): boolean => value === undefined || value === null || (isText(value) && isUuid(value))
const hasOnly = (value: Entries, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name))

const BUYER = ['client', 'firstname', 'lastname', 'email', 'phone', 'signed_at', 'notified_at', 'withdrawal_ends_at']

function isBuyer(value: unknown): boolean {
  const { client, firstname, lastname, email, phone, notified_at, signed_at, withdrawal_ends_at } = entriesOf(value)
  return (
    isObject(value) &&
    hasOnly(value, BUYER) &&
    isId(client) &&
    [firstname, lastname, phone, signed_at, withdrawal_ends_at].every(isShort) &&
    isEmail(email) &&
    isDay(notified_at)
  )
}

function isCall(value: unknown): boolean {
  const { label, rate, amount, called_at, paid_at } = entriesOf(value)
  return (
    isObject(value) &&
    hasOnly(value, ['label', 'rate', 'amount', 'called_at', 'paid_at']) &&
    isText(label) &&
    label.length <= LONGEST &&
    isNumber(rate) &&
    rate >= 0 &&
    rate <= 1 &&
    isNumber(amount) &&
    amount >= 0 &&
    isDay(called_at) &&
    isDay(paid_at)
  )
}

const isNotary = (value: unknown): value is Notary => {
  const { name, email, phone } = entriesOf(value)
  return (
    isObject(value) && hasOnly(value, ['name', 'email', 'phone']) && isShort(name) && isEmail(email) && isShort(phone)
  )
}

/** Those who buy together, each with an address and a mobile of their own. */
export const buyers = structured<readonly Buyer[]>(
  {
    kind: 'list',
    message: `Une liste de ${MOST_BUYERS}\u00a0acquéreurs au plus est attendue\u00a0: firstname, lastname, email, phone.`,
    isValue: (value): value is readonly Buyer[] => isListOf(value, isBuyer) && value.length <= MOST_BUYERS,
  },
  { label: 'Acquéreurs', private: true, initial: [] },
)

/** Called for as the building rises. */
export const callsForFunds = structured<readonly CallForFunds[]>(
  {
    kind: 'list',
    message: 'Une liste d’appels de fonds est attendue\u00a0: label, rate, amount, called_at, paid_at.',
    isValue: (value): value is readonly CallForFunds[] => isListOf(value, isCall) && value.length <= MOST_CALLS,
  },
  { label: 'Appels de fonds', initial: [] },
)

export const notary = structured<Notary>(
  { kind: 'object', message: 'Un notaire est attendu\u00a0: name, email, phone.', isValue: isNotary },
  { label: 'Notaire', private: true },
)

import * as yup from 'yup'
import { entriesOf, isNumber } from '../json'
import { messages } from '../messages'
import { isInstant, isIsoDate, isUuid, parseNumber, roundTo } from '../values'

/** Which control draws the field; where it stands is the screen's business. */
export type FieldKind =
  | 'amount'
  | 'rate'
  | 'integer'
  | 'decimal'
  | 'coordinate'
  | 'date'
  | 'instant'
  | 'flag'
  | 'choice'
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'postalCode'
  | 'password'
  | 'location'
  | 'reference'
  | 'list'
  | 'rateTable'
  | 'value'

export interface Choice {
  readonly value: string | number
  readonly label: string
}

interface Words {
  readonly label: string
  /** Shorter label, for tables and small screens. */
  readonly short?: string
  readonly help?: string
  readonly placeholder?: string
  /** Written behind the value: `€`, `€/mois`, `ans`. */
  readonly unit?: string
}

interface Facets {
  readonly choices?: readonly Choice[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** One attribute of a resource: its rule, its words, and whether it identifies a person. */
export interface Field<Value = unknown, Required extends boolean = boolean> extends Words, Facets {
  readonly kind: FieldKind
  /** A complete resource has a value here; a draft may still be without. */
  readonly required: Required | undefined
  /** Identifies a person: a stable token in debug snapshots, never in a log. */
  readonly private: boolean
  /** Written by the server only. */
  readonly readOnly: boolean
  /** The value of a new resource. */
  readonly initial: Value | null
  /** Converts and checks one value; null and '' pass, whether the field is required or not (`ruleOf` refuses them). */
  readonly rule: yup.Schema
  /** True when a value has the type of this field, or is null. Bounds are not looked at. */
  readonly accepts: (value: unknown) => value is Value | null
}

interface Options<Value, Required extends boolean> extends Words {
  readonly required?: Required
  readonly private?: boolean
  readonly readOnly?: boolean
  readonly initial?: Value
}

/** Ceiling of everyday amounts, in euros (specification §9). */
export const STANDARD_AMOUNT = 999_999.99
/** Ceiling of heritage, income and price amounts, in euros (specification §9). */
export const LARGE_AMOUNT = 9_999_999_999.99
/** Ceiling of rates, as a fraction (specification §9). */
export const RATE = 9.9999

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === ''
const acceptsNumber = (value: unknown): value is number | null => value === null || typeof value === 'number'
const acceptsText = (value: unknown): value is string | null => value === null || typeof value === 'string'
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
const acceptsFlag = (value: unknown): value is boolean | null => value === null || typeof value === 'boolean'

function define<Value, Required extends boolean>(
  kind: FieldKind,
  options: Options<Value, Required>,
  rule: yup.Schema,
  accepts: Field<Value>['accepts'],
  facets: Facets & Partial<Words> = {},
): Field<Value, Required> {
  const { required, private: isPrivate = false, readOnly = false, initial = null, ...words } = options
  return { ...facets, ...words, kind, required, private: isPrivate, readOnly, initial, rule, accepts }
}

const wholeRules = new WeakMap<Field, yup.Schema>()

/** The whole rule of a field: its own, and that a required one has a value. */
export function ruleOf(field: Field): yup.Schema {
  if (field.required !== true) return field.rule
  const known = wholeRules.get(field)
  if (known) return known
  const rule = field.rule.test('required', messages.required, (value: unknown) => !isAbsent(value))
  wholeRules.set(field, rule)
  return rule
}

/** The same field where a resource may do without it. */
export function optional<const Value>(field: Field<Value>): Field<Value, false> {
  return { ...field, required: false }
}

interface Numeric {
  minimum?: number
  maximum?: number
  decimals: number
  percent?: boolean
}

/** Numbers accept spaces and a comma decimal (specification §5) and are rounded to the decimals that the column keeps. */
function numericRule({ minimum, maximum, decimals, percent = false }: Numeric): yup.Schema {
  const shown = (bound: number) =>
    percent ? `${messages.bound(roundTo(bound * 100, 2))}\u00a0%` : messages.bound(bound)
  let rule = yup
    .number()
    .nullable()
    .typeError(decimals === 0 ? messages.integer : messages.number)
    .transform((_cast, original: unknown) => {
      const value = parseNumber(original)
      return typeof value === 'number' && decimals > 0 ? roundTo(value, decimals) : value
    })
  if (decimals === 0) rule = rule.integer(messages.integer)
  if (minimum !== undefined) rule = rule.min(minimum, `Minimum ${shown(minimum)}`)
  if (maximum !== undefined) rule = rule.max(maximum, `Maximum ${shown(maximum)}`)
  return rule
}

/** Text is trimmed and an empty text is null; characters that no keyboard types are refused. */
function textRule(): yup.StringSchema<string | null | undefined> {
  return yup
    .string()
    .nullable()
    .typeError(messages.string)
    .transform((_cast, original: unknown) => (typeof original === 'string' ? original.trim() || null : original))
    .test('control', messages.control, (value) => !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(value ?? ''))
}

const bounded = (rule: yup.StringSchema<string | null | undefined>, maxLength: number) =>
  rule.max(maxLength, messages.maxLength(maxLength))
const matching = (
  rule: yup.StringSchema<string | null | undefined>,
  message: string,
  isValid: (value: string) => boolean,
) => rule.test('format', message, (value) => isAbsent(value) || isValid(String(value)))

/** An amount in euros, two decimals, 0 to 999 999,99 unless bounded otherwise. */
export function amount<const Required extends boolean = false>(
  options: Options<number, Required> & { maximum?: number; minimum?: number },
): Field<number, Required> {
  const { minimum = 0, maximum = STANDARD_AMOUNT, ...rest } = options
  return define('amount', { unit: '€', ...rest }, numericRule({ minimum, maximum, decimals: 2 }), acceptsNumber, {
    minimum,
    maximum,
  })
}
/** An amount in euros, 0 to 9 999 999 999,99. */
export const largeAmount = <const Required extends boolean = false>(
  options: Options<number, Required>,
): Field<number, Required> => amount({ ...options, maximum: LARGE_AMOUNT })

/** A rate, carried as a fraction (0.0345), shown as a percentage; 0 to 9,9999 unless bounded otherwise. */
export function rate<const Required extends boolean = false>(
  options: Options<number, Required> & { minimum?: number; maximum?: number },
): Field<number, Required> {
  const { minimum = 0, maximum = RATE, ...rest } = options
  return define(
    'rate',
    { unit: '%', ...rest },
    numericRule({ minimum, maximum, decimals: 6, percent: true }),
    acceptsNumber,
    { minimum, maximum },
  )
}
/** A whole number. */
export function integer<const Required extends boolean = false>(
  options: Options<number, Required> & { minimum?: number; maximum?: number },
): Field<number, Required> {
  const { minimum, maximum, ...rest } = options
  const bounds = { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) }
  return define('integer', rest, numericRule({ ...bounds, decimals: 0 }), acceptsNumber, bounds)
}
/** A number of two decimals, such as a number of parts. */
export function decimal<const Required extends boolean = false>(
  options: Options<number, Required> & { minimum: number; maximum: number },
): Field<number, Required> {
  const { minimum, maximum, ...rest } = options
  return define('decimal', rest, numericRule({ minimum, maximum, decimals: 2 }), acceptsNumber, { minimum, maximum })
}
/** A latitude or a longitude, decimal degrees (WGS 84), to the ten centimetres. */
export const coordinate = <const Required extends boolean = false>(
  options: Options<number, Required>,
): Field<number, Required> =>
  define(
    'coordinate',
    { unit: '°', ...options },
    numericRule({ minimum: -180, maximum: 180, decimals: 6 }),
    acceptsNumber,
    { minimum: -180, maximum: 180 },
  )
/** A yes or no. Never null once the resource exists. */
export function flag<const Required extends boolean = false>(
  options: Options<boolean, Required>,
): Field<boolean, Required> {
  const rule = yup
    .boolean()
    .nullable()
    .typeError(messages.boolean)
    .transform((_cast, original: unknown) => original)
  return define('flag', { initial: false, ...options }, rule, acceptsFlag)
}
/** One value of a list, carried as its key. */
export function choice<const Labels extends Readonly<Record<string, string>>, const Required extends boolean = false>(
  labels: Labels,
  options: Options<NoInfer<keyof Labels & string>, Required>,
): Field<keyof Labels & string, Required> {
  const isChoice = (value: unknown): value is keyof Labels & string =>
    typeof value === 'string' && Object.hasOwn(labels, value)
  const choices = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return define(
    'choice',
    options,
    matching(textRule(), messages.choice, isChoice),
    (value): value is (keyof Labels & string) | null => value === null || isChoice(value),
    { choices },
  )
}
/** Values of a list in an order of one's own, each once; those that are left out come last. */
export function ranking<const Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  options: Words,
): Field<readonly (keyof Labels & string)[], false> {
  const isRanking = (value: unknown): value is readonly (keyof Labels & string)[] =>
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((item) => typeof item === 'string' && Object.hasOwn(labels, item))
  const rule = yup
    .mixed()
    .nullable()
    .transform((_cast, original: unknown) => original ?? [])
    .test('ranking', messages.ranking, (value: unknown) => isAbsent(value) || isRanking(value))
  const choices = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return define<readonly (keyof Labels & string)[], false>(
    'list',
    { ...options, required: false, initial: [] },
    rule,
    (value): value is readonly (keyof Labels & string)[] | null => value === null || isRanking(value),
    { choices },
  )
}
/** One number of a list: a term in years, a scale rate. */
export function numberChoice<const Value extends number, const Required extends boolean = false>(
  choices: readonly { readonly value: Value; readonly label: string }[],
  options: Options<NoInfer<Value>, Required>,
): Field<Value, Required> {
  const isChoice = (value: unknown): value is Value => choices.some((candidate) => candidate.value === value)
  const rule = numericRule({ decimals: 6 }).test(
    'choice',
    messages.choice,
    (value: unknown) => isAbsent(value) || isChoice(value),
  )
  return define('choice', options, rule, (value): value is Value | null => value === null || isChoice(value), {
    choices,
  })
}
/** A line of text; 255 characters unless bounded otherwise. */
export function text<const Required extends boolean = false>(
  options: Options<string, Required> & { maxLength?: number },
): Field<string, Required> {
  const { maxLength = 255, ...rest } = options
  return define('text', rest, bounded(textRule(), maxLength), acceptsText, { maxLength })
}
/** Several lines of text. */
export function longText<const Required extends boolean = false>(
  options: Options<string, Required> & { maxLength?: number },
): Field<string, Required> {
  const { maxLength = 20_000, ...rest } = options
  return define('longText', rest, bounded(textRule(), maxLength), acceptsText, { maxLength })
}
/** A password: not trimmed, never logged, never stored as it is. */
export function password<const Required extends boolean = false>(
  options: Options<string, Required> & { minLength?: number },
): Field<string, Required> {
  const { minLength, ...rest } = options
  let rule = yup
    .string()
    .nullable()
    .typeError(messages.string)
    .transform((_cast, original: unknown) => original)
    .max(255, messages.maxLength(255))
  if (minLength !== undefined) rule = rule.min(minLength, messages.minLength(minLength))
  return define('password', { ...rest, private: true }, rule, acceptsText, { maxLength: 255 })
}
/** An e-mail address, 255 characters at most. */
export const email = <const Required extends boolean = false>(
  options: Options<string, Required>,
): Field<string, Required> =>
  define('email', { private: true, ...options }, bounded(textRule(), 255).email(messages.email), acceptsText, {
    maxLength: 255,
  })
/** A telephone number, 50 characters at most. */
export const phone = <const Required extends boolean = false>(
  options: Options<string, Required>,
): Field<string, Required> =>
  define(
    'phone',
    { private: true, ...options },
    matching(bounded(textRule(), 50), messages.phone, (value) => /^\+?[0-9][0-9 .()\-\u00a0\u202f]{5,}$/.test(value)),
    acceptsText,
    { maxLength: 50 },
  )
/** A French postal code, exactly five digits. */
export const postalCode = <const Required extends boolean = false>(
  options: Options<string, Required>,
): Field<string, Required> =>
  define(
    'postalCode',
    { private: true, ...options },
    matching(textRule(), messages.postalCode, (value) => /^\d{5}$/.test(value)),
    acceptsText,
    { maxLength: 5 },
  )
/** A day, `YYYY-MM-DD`, between two bounds (1900-01-01 and 2200-12-31 unless told otherwise). */
export function isoDate<const Required extends boolean = false>(
  options: Options<string, Required> & { from?: string; to?: string },
): Field<string, Required> {
  const { from = '1900-01-01', to = '2200-12-31', ...rest } = options
  const isDay = (value: string) => isIsoDate(value)
  const rule = matching(textRule(), messages.date, isDay)
    .test(
      'from',
      messages.dateAfter(from),
      (value) => isAbsent(value) || !isDay(String(value)) || String(value) >= from,
    )
    .test('to', messages.dateBefore(to), (value) => isAbsent(value) || !isDay(String(value)) || String(value) <= to)
  return define('date', { placeholder: 'JJ/MM/AAAA', ...rest }, rule, acceptsText)
}
/** A UTC instant, ISO 8601; written by the server. */
export const instant = (options: Words): Field<string> =>
  define('instant', { ...options, readOnly: true }, textRule(), acceptsText)
/** A UTC instant that someone chooses, such as that of a meeting. */
export const dateTime = <const Required extends boolean = false>(
  options: Options<string, Required>,
): Field<string, Required> => define('instant', options, matching(textRule(), messages.instant, isInstant), acceptsText)
/** The slug of a municipality, agglomeration, department or region: `montpellier-34000`. */
export const location = <const Required extends boolean = false>(
  options: Options<string, Required>,
): Field<string, Required> =>
  define(
    'location',
    options,
    matching(bounded(textRule(), 120), messages.location, (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)),
    acceptsText,
    { maxLength: 120 },
  )
/** The UUID of another resource. */
export const reference = <const Required extends boolean = false>(
  options: Options<string, Required>,
): Field<string, Required> => define('reference', options, matching(textRule(), messages.uuid, isUuid), acceptsText)
/** A value of some field of another resource: a number, a text, a flag, a list of texts. Written by the server. */
export const fieldValue = (options: Words): Field<string | number | boolean | readonly string[]> =>
  define(
    'value',
    { ...options, private: true, readOnly: true },
    yup.mixed().nullable(),
    (value): value is string | number | boolean | readonly string[] | null =>
      value === null || ['string', 'number', 'boolean'].includes(typeof value) || isTextList(value),
  )
/** A list of texts, such as roles or permissions. */
export const textList = (options: Words & { readOnly?: boolean }): Field<readonly string[]> =>
  define(
    'list',
    options,
    yup.array(yup.string().defined()).nullable().typeError(messages.list),
    (value): value is readonly string[] | null => value === null || isTextList(value),
  )
/** Loan rates as fractions, by duration in years (specification §9). */
export const rateTable = <Duration extends string>(
  durations: readonly Duration[],
  options: Words,
): Field<Readonly<Record<Duration, number>>> => {
  const isTable = (value: unknown): value is Readonly<Record<Duration, number>> => {
    const entries = entriesOf(value)
    return (
      Object.keys(entries).length === durations.length &&
      durations.every((duration) => {
        const rate = entries[duration]
        return isNumber(rate) && rate >= 0 && rate <= RATE
      })
    )
  }
  return define(
    'rateTable',
    options,
    yup
      .mixed()
      .nullable()
      .test('rates', messages.rates, (value: unknown) => isAbsent(value) || isTable(value)),
    (value): value is Readonly<Record<Duration, number>> | null => value === null || isTable(value),
  )
}

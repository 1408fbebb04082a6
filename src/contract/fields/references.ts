import * as yup from 'yup'
import { isNumber, isObject, type Entries } from '../json'
import { messages } from '../messages'
import { isUuid } from '../values'
import { type Words, type Field, type Options, isAbsent, acceptsText, isTextList, define } from './field'
import { RATE } from './numbers'
import { textRule, bounded, matching } from './rules'

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
  const isTable = (value: unknown): value is Readonly<Record<Duration, number>> =>
    isRates(value, durations) && Object.keys(value).length === durations.length
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

/** Some of the rates of such a table; null for one that is not set any more. */
export const someRates = <Duration extends string>(
  durations: readonly Duration[],
  options: Words,
): Field<Readonly<Partial<Record<Duration, number | null>>>> => {
  const isSome = (value: unknown): value is Readonly<Partial<Record<Duration, number | null>>> =>
    isObject(value) && isRates(Object.fromEntries(Object.entries(value).filter(([, rate]) => rate !== null)), durations)
  return define(
    'rateTable',
    options,
    yup
      .mixed()
      .nullable()
      .test('rates', messages.rates, (value: unknown) => isAbsent(value) || isSome(value)),
    (value): value is Readonly<Partial<Record<Duration, number | null>>> | null => value === null || isSome(value),
  )
}

const isRates = (value: unknown, durations: readonly string[]): value is Entries =>
  isObject(value) &&
  Object.entries(value).every(
    ([duration, rate]) => durations.includes(duration) && isNumber(rate) && rate >= 0 && rate <= RATE,
  )

/** An object whose form is that of another standard, which its reader checks. */
export const foreignObject = (options: Words): Field<Entries> => {
  const isTaken = (value: unknown): value is Entries | null => value === null || isObject(value)
  return define(
    'object',
    { ...options, private: true },
    yup
      .mixed()
      .nullable()
      .test('object', messages.object, (value: unknown) => isAbsent(value) || isTaken(value)),
    isTaken,
  )
}

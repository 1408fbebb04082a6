import { countries, FRANCE } from '#contract/countries'
import { amount, choice, structured, text } from '#contract/fields'
import { entriesOf } from '#contract/json'
import { messages, type Field } from '#contract'

/** Ceiling of the amounts of the SCPI area, in euros (specification §9). */
export const SCPI_AMOUNT = 100_000_000

/** An amount of the SCPI area, euros, 0 to 100 000 000. */
export const scpiAmount = (options: {
  readonly label: string
  readonly help?: string
  readonly unit?: string
}): Field<number, false> => amount({ ...options, required: false, maximum: SCPI_AMOUNT })

/** A country, by its code (ISO 3166-1 alpha-2). */
export const country = (options: {
  readonly label: string
  readonly help?: string
  readonly private?: boolean
  readonly initial?: string
}): Field<string> => choice(countries, options)

/** A person’s name that may lack. */
export const nameOfPerson = (label: string): Field<string> => text({ label, private: true })

const isFrench = (code: unknown): boolean => code === FRANCE || code === null || code === undefined || code === ''

/**
 * A postal code: five digits in France, or where no country is given; elsewhere 1 to 12 characters.
 * @param countryField the attribute of the same resource that names the country
 */
export function postalCodeWithin(
  countryField: string,
  options: { readonly label: string; readonly help?: string },
): Field<string, false> {
  const field = text({ ...options, private: true, required: false, maxLength: 12 })
  const rule = field.rule.test('postalCode', (value: unknown, { options: { context }, parent, createError }) => {
    const others = entriesOf(context ?? parent)
    if (typeof value !== 'string' || !isFrench(others[countryField]) || /^\d{5}$/.test(value)) return true
    return createError({ message: messages.postalCode })
  })
  return { ...field, rule, dependsOn: countryField }
}

type DayBesideAnother = (field: Field<string, false>, other: string, message: string) => Field<string, false>

/** A rule on a day beside another one of the same resource, once both are given. Days are compared as texts, `YYYY-MM-DD`. */
const beside =
  (name: string, isRight: (day: string, bound: string) => boolean): DayBesideAnother =>
  (field, other, message) => {
    const rule = field.rule.test(name, (value: unknown, { options: { context }, parent, createError }) => {
      const bound = entriesOf(context ?? parent)[other]
      if (typeof value !== 'string' || typeof bound !== 'string' || isRight(value, bound)) return true
      return createError({ message })
    })
    return { ...field, rule, dependsOn: other }
  }

/** A day that may not come before another one of the same resource. */
export const notBefore = beside('notBefore', (day, bound) => day >= bound)

/** A day that may not come after another one of the same resource. */
export const notAfter = beside('notAfter', (day, bound) => day <= bound)

/** The same list, of so many values at most. */
export function atMost<Value>(field: Field<readonly Value[], false>, count: number): Field<readonly Value[], false> {
  const rule = field.rule.test(
    'atMost',
    `${String(count)} réponses au plus`,
    (value: unknown) => !Array.isArray(value) || value.length <= count,
  )
  return { ...field, rule }
}

/** The same text, of so many characters at least once something is given. */
export function atLeastLong(field: Field<string, false>, length: number): Field<string, false> {
  const rule = field.rule.test(
    'atLeastLong',
    messages.minLength(length),
    (value: unknown) => typeof value !== 'string' || value === '' || value.length >= length,
  )
  return { ...field, rule }
}

/** The same number, in steps of a quarter. */
export function byQuarters(field: Field<number, false>): Field<number, false> {
  const rule = field.rule.test(
    'byQuarters',
    'Un quart est la plus petite part',
    (value: unknown) => typeof value !== 'number' || Number.isInteger(value * 4),
  )
  return { ...field, rule }
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A list that the server alone writes; who reads it looks at what each item is. */
export const listOfServer = (options: { readonly label: string }): Field<readonly unknown[], false> => ({
  ...structured({ kind: 'list', message: 'Une liste est attendue', isValue: isList }, { ...options, private: true }),
  readOnly: true,
})

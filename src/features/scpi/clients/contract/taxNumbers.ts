import { FRANCE } from '#contract/countries'
import { text } from '#contract/fields'
import { entriesOf, isObject, isText } from '#contract/json'
import type { Field } from '#contract'
import { tinAbsenceReasons } from './choices'

const FRENCH = 'Le NIF français compte 13 chiffres et commence par 0, 1, 2 ou 3'
const FOREIGN = 'Le NIF compte de 3 à 30 caractères'
const AMERICAN = 'Le TIN ou SSN américain compte 9 chiffres'
export const OTHER_RESIDENCES = 'Un pays, et un NIF ou le motif de son absence, sont attendus pour chaque résidence'

/** 13 digits of which the first is 0 to 3 (direction générale des finances publiques). */
const isFrenchNumber = (value: string): boolean => /^[0-3]\d{12}$/.test(value.replace(/\s/g, ''))

/** A tax number of the country that another attribute names; of France where none is named. The database holds it encrypted. */
export function taxNumber(countryField: string, options: { readonly label: string }): Field<string, false> {
  const field = text({ ...options, private: true, encrypted: true, required: false, maxLength: 30 })
  const rule = field.rule.test('taxNumber', (value: unknown, { options: { context }, parent, createError }) => {
    if (!isText(value)) return true
    const place = entriesOf(context ?? parent)[countryField] ?? FRANCE
    if (place === FRANCE) return isFrenchNumber(value) || createError({ message: FRENCH })
    return value.length >= 3 || createError({ message: FOREIGN })
  })
  return { ...field, rule, dependsOn: countryField }
}

/** A number of the Internal Revenue Service. The database holds it encrypted. */
export function usTaxNumber(options: { readonly label: string }): Field<string, false> {
  const field = text({ ...options, private: true, encrypted: true, required: false, maxLength: 11 })
  const rule = field.rule.test(
    'usTaxNumber',
    AMERICAN,
    (value: unknown) => !isText(value) || /^\d{9}$/.test(value.replace(/[\s-]/g, '')),
  )
  return { ...field, rule }
}

/** Another country where somebody pays taxes. */
export interface OtherResidence {
  readonly country: string
  readonly tin: string | null
  readonly tin_absence_reason: keyof typeof tinAbsenceReasons | null
}

const AT_MOST = 10

export const isOtherResidences = (value: unknown): value is readonly OtherResidence[] =>
  Array.isArray(value) && value.length <= AT_MOST && value.every(isOtherResidence)

function isOtherResidence(value: unknown): value is OtherResidence {
  if (!isObject(value)) return false
  const { country, tin = null, tin_absence_reason: reason = null } = value
  if (!isText(country) || !/^[A-Z]{2}$/.test(country)) return false
  const hasNumber = isText(tin) && tin.length >= 3 && tin.length <= 30
  const hasReason = isText(reason) && Object.hasOwn(tinAbsenceReasons, reason)
  return (tin === null || hasNumber) && (reason === null || hasReason) && (hasNumber || hasReason)
}

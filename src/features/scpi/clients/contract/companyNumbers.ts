import { text } from '#contract/fields'
import { isText } from '#contract/json'
import type { Field } from '#contract'

const isLuhn = (digits: string): boolean =>
  Array.from(digits)
    .reverse()
    .reduce((sum, digit, place) => sum + ofPlace(Number(digit), place), 0) %
    10 ===
  0

function ofPlace(digit: number, place: number): number {
  if (place % 2 === 0) return digit
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2
}

const SIRET = 'C’est un SIRET\u00a0: gardez ses 9\u00a0premiers chiffres'

/** Nine digits of which the last is the control digit (Luhn); spaces may separate them. */
export function sirenNumber(options: { readonly label: string }): Field<string, false> {
  const field = text({ ...options, private: true, required: false })
  const rule = field.rule.test('siren', (value: unknown, { createError }) => {
    if (!isText(value)) return true
    const number = value.replace(/\s/g, '')
    if (/^\d{14}$/.test(number)) return createError({ message: SIRET })
    if (!/^\d{9}$/.test(number)) return createError({ message: 'Un SIREN compte 9\u00a0chiffres' })
    return isLuhn(number) || createError({ message: 'Ce numéro SIREN n’est pas valide' })
  })
  return { ...field, rule }
}

/** A code of the nomenclature of activities (NAF rev. 2): `62.01Z`, the point being left out or not. */
export function activityCode(options: { readonly label: string }): Field<string, false> {
  const field = text({ ...options, required: false, maxLength: 6 })
  const rule = field.rule.test(
    'activity',
    'Le code APE compte quatre chiffres et une lettre',
    (value: unknown) => !isText(value) || /^\d{2}\.?\d{2}[A-Z]$/.test(value),
  )
  return { ...field, rule }
}

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

/** Nine digits of which the last is the control digit (Luhn); spaces may separate them. */
export function sirenNumber(options: { readonly label: string }): Field<string, false> {
  const field = text({ ...options, private: true, required: false, maxLength: 11 })
  const rule = field.rule.test('siren', 'Ce numéro SIREN n’est pas valide', (value: unknown) => {
    if (!isText(value)) return true
    const digits = value.replace(/\s/g, '')
    return /^\d{9}$/.test(digits) && isLuhn(digits)
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

import { text } from '#contract/fields'
import { company } from '#contract/identity'

const { name, rcs_number, rcs_city, hide_commissions, hidden_criteria } = company.fields

/** What a firm says of itself, and what it shows of lots. What is not named of the last two stays. */
export const companyInformation = {
  type: 'company',
  fields: {
    name,
    rcs_number: text({
      label: rcs_number.label,
      help: 'Neuf chiffres, comme 732\u202f829\u202f320.',
      required: true,
      private: true,
      maxLength: 30,
    }),
    rcs_city,
    hide_commissions,
    hidden_criteria,
  },
  relationships: {},
} as const

/**
 * The nine digits of a SIREN number, from what was typed: spaces, points and « RCS » with its town are left out.
 * Undefined where the last digit does not go with the others (Luhn, as INSEE says for SIREN).
 */
export function sirenIn(typed: string): string | undefined {
  const digits = typed.replace(/^\s*rcs\b/i, '').replace(/[\s.]/g, '')
  if (!/^\d{9}$/.test(digits)) return undefined
  const sum = Array.from(digits).reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0 ? digits : undefined
}

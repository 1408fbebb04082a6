import { resources } from '#contract'
import { isNumber, isText } from '#contract/json'
import { formatDate, formatEuros, formatNumber, formatPercent } from '#client/ui'

/** What is needed of an attribute to write its values. */
export interface WrittenField {
  readonly kind: string
  readonly label: string
  readonly short?: string
  readonly unit?: string
  readonly choices?: readonly { readonly value: string | number; readonly label: string }[]
}

/** The attributes of lots and programmes, by name. */
export const fieldsOf = (type: 'property' | 'program'): Readonly<Record<string, WrittenField>> => resources[type].fields

/** A value of an attribute, in French: `300 000 €`, `Sud`, `12/11/2026`; a text is written as it is. */
export function writtenField(field: WrittenField, value: unknown): string {
  const chosen = field.choices?.find((choice) => choice.value === value)
  if (chosen) return chosen.label
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (isNumber(value)) return writtenNumber(field, value)
  if (!isText(value) || value === '') return '—'
  return (field.kind === 'date' || field.kind === 'instant') && /^\d{4}-\d{2}-\d{2}/.test(value)
    ? formatDate(value)
    : value
}

function writtenNumber({ kind, unit }: WrittenField, value: number): string {
  if (kind === 'rate') return formatPercent(value)
  if (kind === 'amount' && (unit === undefined || unit === '€')) return formatEuros(value)
  return formatNumber(value, unit === undefined ? {} : { unit })
}

import { isNumber, isText } from '#contract/json'
import { formatDate, formatEuros } from '#client/ui'
import { scpiFirm } from '#features/scpi/firm/contract'

type FirmField = keyof typeof scpiFirm.fields

const isFirmField = (name: string): name is FirmField => Object.hasOwn(scpiFirm.fields, name)

/** Groups of three digits, as one reads a SIREN number. */
const grouped = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1\u202f')

/** What a field of the firm is called. */
export const firmLabel = (name: string): string => (isFirmField(name) ? scpiFirm.fields[name].label : name)

/** A value of it in words; a dash where there is none. */
export function firmValue(name: string, value: unknown): string {
  if (isNumber(value)) return formatEuros(value)
  if (!isText(value) || value === '') return '—'
  const field = isFirmField(name) ? scpiFirm.fields[name] : undefined
  if (field?.kind === 'date') return formatDate(value)
  if (name === 'rcs_number') return grouped(value)
  return field?.choices?.find((choice) => choice.value === value)?.label ?? value
}

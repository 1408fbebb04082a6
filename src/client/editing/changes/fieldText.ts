import { PLACEHOLDER_BIRTHDATE, type Field } from '#contract'
import { isObject } from '#contract/json'
import { formatDate, formatNumber, formatPercent, formatTime } from '#client/ui'

export const EMPTY = 'vide'

const NO_BREAK = '\u00a0'

/**
 * A value of a field as people read it; `vide` when there is none. What was typed and is not valid is written as it was typed.
 * @param nameOf the name of a place, by its slug
 */
export function fieldText(field: Field, value: unknown, nameOf: (slug: string) => string): string {
  if (value === null || value === undefined || value === '' || value === PLACEHOLDER_BIRTHDATE) return EMPTY
  const choice = field.choices?.find((candidate) => candidate.value === value)
  if (choice) return choice.label
  if (Array.isArray(value)) return value.map((item: unknown) => itemText(field, item, nameOf)).join(', ') || EMPTY
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  if (typeof value === 'number') return numberText(field, value)
  return typeof value === 'string' ? writtenText(field, value, nameOf) : JSON.stringify(value)
}

/** An object of a list, by what is told of it. */
function itemText(field: Field, item: unknown, nameOf: (slug: string) => string): string {
  if (!field.items || !isObject(item)) return fieldText(field, item, nameOf)
  return Object.entries(field.items)
    .map(([name, part]) => fieldText(part, item[name], nameOf))
    .filter((text) => text !== EMPTY)
    .join(' ')
}

function numberText({ kind, unit }: Field, value: number): string {
  if (kind === 'rate') return formatPercent(value)
  const words = unit === undefined ? {} : { unit }
  if (kind === 'amount') return formatNumber(value, { decimals: Number.isInteger(value) ? 0 : 2, ...words })
  // A year has no thousands.
  return kind === 'integer'
    ? [value, unit].filter((part) => part !== undefined).join(NO_BREAK)
    : formatNumber(value, words)
}

function writtenText({ kind }: Field, value: string, nameOf: (slug: string) => string): string {
  switch (kind) {
    case 'date':
      return formatDate(value)
    case 'instant':
      return `${formatDate(value)} ${formatTime(value)}`
    case 'location':
      return nameOf(value)
    default:
      return value
  }
}

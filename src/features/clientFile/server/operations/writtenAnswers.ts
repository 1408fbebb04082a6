import { definitionOf, PLACEHOLDER_BIRTHDATE, type Field } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { givenAnswers } from '#features/clientFile/contract/household'
import { formatDate, formatNumber, formatPercent } from '#presentation/formats'
import { findLocation } from '#server/services'

/** A label of the contract, and what somebody answered, written. */
export type WrittenAnswer = readonly [label: string, value: string]

/** The answers of a resource that hold something; a no is no fact, nor is an answer that nobody has confirmed. */
export function writtenAnswers({ type, attributes: held }: Resource): readonly WrittenAnswer[] {
  const values = new Map<string, unknown>(Object.entries(givenAnswers(type, held)))
  return Object.entries(definitionOf(type).fields).flatMap(([name, field]) => {
    const value = values.get(name) ?? null
    return isNothing(value) ? [] : [[field.label, writtenAnswer(field, value)] as const]
  })
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === false ||
  value === '' ||
  value === PLACEHOLDER_BIRTHDATE ||
  (Array.isArray(value) && value.length === 0)

/** What somebody answered to a field, as French writes it. */
export function writtenAnswer(field: Field, value: unknown): string {
  const { kind, unit, choices = [] } = field
  if (Array.isArray(value)) return value.map((item) => writtenAnswer(field, item)).join(', ')
  const choice = choices.find((candidate) => candidate.value === value)
  if (choice) return choice.label
  if (value === true) return 'Oui'
  if (typeof value === 'number') return writtenNumber(value, kind, unit)
  if (typeof value !== 'string') return JSON.stringify(value)
  switch (kind) {
    case 'date':
    case 'instant':
      return formatDate(value, 'long')
    case 'location':
      return findLocation(value)?.name ?? value
    default:
      return value
  }
}

function writtenNumber(value: number, kind: Field['kind'], unit: string | undefined): string {
  if (kind === 'rate') return formatPercent(value)
  const digits = kind === 'integer' ? String(value) : formatNumber(value)
  return unit === undefined ? digits : `${digits}\u00a0${unit}`
}

import { definitionOf } from '#contract'
import { valueSaid } from '#features/catalogue/contract/updates'
import type { UpdateRequest } from '../updates/updateRequest'
import { writtenField } from '../writtenField'

const fieldOf = ({ type, field }: Pick<UpdateRequest, 'type' | 'field'>) => definitionOf(type).fields[field]

/** `Prix`, `Surface habitable`. */
export const fieldName = (request: UpdateRequest): string => {
  const field = fieldOf(request)
  return field?.short ?? field?.label ?? request.field
}

/** What the page said when the error was told. */
export const currentOf = (request: UpdateRequest): string => written(request, request.currentValue)

/** What it should say. */
export const suggestedOf = (request: UpdateRequest): string => written(request, request.suggestedValue)

/** The right value as the attribute has it; undefined where it is told in words. */
export function suggestedValue(request: UpdateRequest): unknown {
  const field = fieldOf(request)
  return field && valueSaid(field, request.suggestedValue)
}

function written(request: UpdateRequest, text: string | null): string {
  const field = fieldOf(request)
  if (text === null || !field) return text ?? '—'
  return writtenField(field, valueSaid(field, text) ?? text)
}

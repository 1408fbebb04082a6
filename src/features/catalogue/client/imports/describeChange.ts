import { fieldsOf, writtenField, type WrittenField } from '../writtenField'
import type { Change } from './catalogueImport'

/** What changes, in French: `Prix : 300 000 € → 290 000 €`. */
export function describeChange({ type, before, after }: Change): string {
  const fields = fieldsOf(type)
  return Object.keys(after)
    .flatMap((name) => {
      const field = fields[name]
      return field
        ? [`${field.short ?? field.label}\u00a0: ${written(field, before[name])} → ${written(field, after[name])}`]
        : []
    })
    .join(', ')
}

function written(field: WrittenField, value: unknown): string {
  const text = writtenField(field, value)
  return text === value && text !== '' ? `«\u00a0${shortened(text)}\u00a0»` : text
}

const LONGEST = 60
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

import { checkChange, definitionOf, type Field } from '#contract'
import { isSameValue, type Change } from '#client/editing/changes'
import type { Ref } from '#contract/jsonapi'
import type { Values } from './addressInputs'
import type { SectionWrite } from './fileAnswers'

/** A section of the file, as it is seen there. */
export interface Section {
  readonly ref: Ref
  readonly attributes: Values
}

/** What an answer changes in a field of the file. */
export interface FieldChange {
  readonly field: Field
  readonly ref: Ref
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** The fields of the file that would change, without those that say the same already or refuse what was answered. */
export const fieldChanges = (writes: readonly SectionWrite[], sections: readonly Section[]): readonly FieldChange[] =>
  writes.flatMap(({ type, attributes }) => {
    const section = sections.find(({ ref }) => ref.type === type)
    return section ? Object.entries(attributes).flatMap(([name, after]) => changeOf(section, name, after)) : []
  })

function changeOf({ ref, attributes }: Section, name: string, after: unknown): readonly FieldChange[] {
  const definition = definitionOf(ref.type)
  const field = definition.fields[name]
  const before = attributes[name] ?? null
  const isAccepted = field !== undefined && checkChange(definition, { [name]: after }).valid
  return isAccepted && !isSameValue(before, after) ? [{ field, ref, name, before, after }] : []
}

/** The same as one edit of each section, to be made in one go. */
export function editsOf(changes: readonly FieldChange[]): readonly Change[] {
  const byType = new Map<string, Change>()
  for (const { ref, name, before, after } of changes) {
    const edit = byType.get(ref.type)
    byType.set(ref.type, {
      ref,
      before: { ...edit?.before, [name]: before },
      after: { ...edit?.after, [name]: after },
    })
  }
  return [...byType.values()]
}

import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { aggregateOf } from '#contract/resources'
import { makeSelectItems, selectErrors, selectSectionState } from '#client/autosave'
import type { RootState } from '#client/store'

const sectionTypes = ({ type }: Ref): readonly ResourceType[] =>
  aggregateOf(type)?.sections.map(({ definition }) => definition.type) ?? []

/** How many fields wait for a correction: of a section of an aggregate, or of all of them. */
export function selectFieldsToCorrect(state: RootState, root: Ref, type?: ResourceType): number {
  if (type === undefined)
    return sectionTypes(root).reduce((count, each) => count + selectFieldsToCorrect(state, root, each), 0)
  return makeSelectItems(
    root.id,
    type,
  )(state).reduce((count, { ref }) => count + Object.keys(selectErrors(state, ref)).length, 0)
}

/** How many sections are not saved because an answer is wrong, or because a new resource still lacks one. */
export function selectUnsavableSections(state: RootState, root: Ref): number {
  return sectionTypes(root).filter((type) => selectSectionState(state, root.id, type) === 'invalid').length
}

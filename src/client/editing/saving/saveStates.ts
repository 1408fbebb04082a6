import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { aggregateOf } from '#contract/resources'
import { makeSelectItems, selectErrors, selectSectionState } from '#client/autosave'
import type { RootState } from '#client/store'

/** The types of an aggregate: its root, then its sections. */
const partTypes = ({ type }: Ref): readonly ResourceType[] => [
  type,
  ...(aggregateOf(type)?.sections.map(({ definition }) => definition.type) ?? []),
]

/** How many fields wait for a correction: of the root or of a section of an aggregate, or of all of them. */
export function selectFieldsToCorrect(state: RootState, root: Ref, type?: ResourceType): number {
  if (type === undefined)
    return partTypes(root).reduce((count, each) => count + selectFieldsToCorrect(state, root, each), 0)
  if (type === root.type) return Object.keys(selectErrors(state, root)).length
  return makeSelectItems(
    root.id,
    type,
  )(state).reduce((count, { ref }) => count + Object.keys(selectErrors(state, ref)).length, 0)
}

/** How many parts are not saved because an answer is wrong, or because a new resource still lacks one. */
export function selectUnsavableSections(state: RootState, root: Ref): number {
  return partTypes(root).filter((type) => selectSectionState(state, root.id, type) === 'invalid').length
}

import type { ResourceType } from '#contract'
import { clientFileSections } from '#features/clientFile/contract/household'
import { makeSelectItems, selectErrors, selectSectionState } from '#client/autosave'
import type { RootState } from '#client/store'

const sectionTypes: readonly ResourceType[] = clientFileSections.map(({ definition }) => definition.type)

/** How many fields wait for a correction: of a section, or of all of them. */
export function selectFieldsToCorrect(state: RootState, id: string, type?: ResourceType): number {
  if (type === undefined) return sectionTypes.reduce((count, each) => count + selectFieldsToCorrect(state, id, each), 0)
  return makeSelectItems(
    id,
    type,
  )(state).reduce((count, { ref }) => count + Object.keys(selectErrors(state, ref)).length, 0)
}

/** How many sections are not saved because an answer is wrong, or because a new resource still lacks one. */
export function selectUnsavableSections(state: RootState, id: string): number {
  return sectionTypes.filter((type) => selectSectionState(state, id, type) === 'invalid').length
}

import type { ResourceType } from '#contract'
import { clientFileSections } from '#contract/clientFile'
import { makeSelectItems, selectErrors, selectSavedAt, selectSectionState, type SectionState } from '#client/autosave'
import type { RootState } from '#client/store'

/** Everything of a file that is saved by itself, its name included. */
const savedTypes: readonly ResourceType[] = ['client_file', ...clientFileSections.map(({ definition }) => definition.type)]

/** The file as a whole says the state of the part which most needs the person. */
const byUrgency: readonly SectionState[] = ['conflict', 'error', 'offline', 'invalid', 'saving', 'dirty', 'saved', 'pristine']

export function selectFileState(state: RootState, id: string): SectionState {
  const states = new Set(savedTypes.map((type) => selectSectionState(state, id, type)))
  return byUrgency.find((candidate) => states.has(candidate)) ?? 'pristine'
}

/** When a part of the file was last saved, in milliseconds since 1970; null when that is not worth saying. */
export function selectFileSavedAt(state: RootState, id: string): number | null {
  const instants = savedTypes.flatMap((type) => selectSavedAt(state, id, type) ?? [])
  return instants.length === 0 ? null : Math.max(...instants)
}

/** How many fields wait for a correction: of a section, or of the whole file. */
export function selectFieldsToCorrect(state: RootState, id: string, type?: ResourceType): number {
  if (type === undefined) return savedTypes.reduce((count, each) => count + selectFieldsToCorrect(state, id, each), 0)
  return makeSelectItems(id, type)(state).reduce((count, { ref }) => count + Object.keys(selectErrors(state, ref)).length, 0)
}

/** How many sections hold something wrong, and are not saved because of it. */
export function selectInvalidSections(state: RootState, id: string): number {
  return savedTypes.filter((type) => selectSectionState(state, id, type) === 'invalid').length
}

import type { ResourceType } from '#contract'
import type { EditableState } from './actions'
import type { Draft } from './draft'
import { isOffline, sentenceOf } from './failures'
import { draftsOfSection } from './selectors'

/** What a section says of itself, the most pressing first: of a list, the most pressing of its items. */
const byUrgency = ['conflict', 'error', 'offline', 'invalid', 'saving', 'dirty', 'saved', 'pristine'] as const

export type SectionState = (typeof byUrgency)[number]

function stateOf({ mode, failure, savedAt }: Draft): SectionState {
  switch (mode) {
    case 'clean': return savedAt === null ? 'pristine' : 'saved'
    case 'waiting': return 'dirty'
    case 'saving': return 'saving'
    case 'backing-off': return failure !== null && isOffline(failure) ? 'offline' : 'error'
    case 'refused': return 'invalid'
    case 'conflict': return 'conflict'
    case 'halted': return 'error'
  }
}

/** The visible state of a section of a client file. */
export function selectSectionState(state: EditableState, under: string, type: ResourceType): SectionState {
  const states = draftsOfSection(state, under, type).map(stateOf)
  return byUrgency.find((candidate) => states.includes(candidate)) ?? 'pristine'
}

/** When the section was last saved, in milliseconds since 1970; null when that is not worth saying any longer. */
export function selectSavedAt(state: EditableState, under: string, type: ResourceType): number | null {
  const instants = draftsOfSection(state, under, type).flatMap(({ savedAt }) => savedAt ?? [])
  return instants.length === 0 ? null : Math.max(...instants)
}

/** Why the section is not saved, in French: what happened, what is kept, what to do. Null when no request has failed. */
export function selectFailureMessage(state: EditableState, under: string, type: ResourceType): string | null {
  const failure = draftsOfSection(state, under, type).find((draft) => draft.failure !== null)?.failure ?? null
  return failure && sentenceOf(failure)
}

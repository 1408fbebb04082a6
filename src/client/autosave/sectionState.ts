import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import type { EditableState } from './actions'
import type { Conflict, Draft } from './draft'
import { isOffline, stopOf, type Stop } from './failures'
import { draftsUnder } from './selectors'
import { draftOf } from './state'

/** The save states that a section can show, the most urgent first; a list shows the most urgent of its items. */
const byUrgency = ['conflict', 'error', 'offline', 'invalid', 'saving', 'dirty', 'saved', 'pristine'] as const

export type SectionState = (typeof byUrgency)[number]

function stateOf({ mode, failure, savedAt }: Draft): SectionState {
  switch (mode) {
    case 'clean':
      return savedAt === null ? 'pristine' : 'saved'
    case 'waiting':
      return 'dirty'
    case 'saving':
      return 'saving'
    case 'backing-off':
      return failure !== null && isOffline(failure) ? 'offline' : 'error'
    case 'refused':
      return 'invalid'
    case 'conflict':
      return 'conflict'
    case 'halted':
      return 'error'
  }
}

/** The visible state of a section of a client file; without a type, of the whole file. */
export function selectSectionState(state: EditableState, under: string, type?: ResourceType): SectionState {
  const states = draftsUnder(state, under, type).map(stateOf)
  return byUrgency.find((candidate) => states.includes(candidate)) ?? 'pristine'
}

/** When the section, or the file, was last saved, in milliseconds since 1970; null once `SETTLE` has passed. */
export function selectSavedAt(state: EditableState, under: string, type?: ResourceType): number | null {
  const instants = draftsUnder(state, under, type).flatMap(({ savedAt }) => savedAt ?? [])
  return instants.length === 0 ? null : Math.max(...instants)
}

/** Why a resource waits for the person to choose, retry or discard; null when it does not. */
export function selectStop({ autosave }: EditableState, ref: Ref): Stop | null {
  const draft = draftOf(autosave, ref)
  return draft === undefined ? null : stopOf(draft)
}

/** The version of somebody else that conflicts with what is typed here, until the person has chosen; null otherwise. */
export const selectConflict = ({ autosave }: EditableState, ref: Ref): Conflict | null =>
  draftOf(autosave, ref)?.conflict ?? null

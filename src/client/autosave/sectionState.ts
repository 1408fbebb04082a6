import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import type { EditableState } from './actions'
import { draftOf, type Conflict, type Draft } from './draft'
import { isOffline, stopOf, type Stop } from './failures'
import { draftsOfParent } from './selectors'

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
export function selectSectionState(state: EditableState, parentId: string, type?: ResourceType): SectionState {
  const states = draftsOfParent(state, parentId, type).map(stateOf)
  return byUrgency.find((candidate) => states.includes(candidate)) ?? 'pristine'
}

/** When the section, or the file, was last saved, in milliseconds since 1970; null once `SETTLE` has passed. */
export function selectSavedAt(state: EditableState, parentId: string, type?: ResourceType): number | null {
  const instants = draftsOfParent(state, parentId, type).flatMap(({ savedAt }) => savedAt ?? [])
  return instants.length === 0 ? null : Math.max(...instants)
}

/** A resource that is not saved, and why. */
export interface Stopped {
  readonly ref: Ref
  readonly stop: Stop
}

const stoppedOf = new WeakMap<Draft, Stopped>()

/** What of an aggregate only a person can bring on its way again. The same draft gives the same object. */
export const selectStopped = (state: EditableState, parentId: string): readonly Stopped[] =>
  draftsOfParent(state, parentId).flatMap((draft) => {
    const known = stoppedOf.get(draft)
    if (known) return known
    const stop = stopOf(draft)
    if (stop === null) return []
    const stopped = { ref: draft.ref, stop }
    stoppedOf.set(draft, stopped)
    return stopped
  })

/** The version of somebody else that conflicts with what is typed here, until the person has chosen; null otherwise. */
export const selectConflict = ({ autosave }: EditableState, ref: Ref): Conflict | null =>
  draftOf(autosave, ref)?.conflict ?? null

import { createAction, isAnyOf, nanoid, type Action, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { selectResource, type EntitiesState } from '#client/entities'
import { currentRef, localIdOf, type AutosaveState, type Conflict, type Edits } from './draft'
import type { ApiFailure } from '#client/transport'

interface Change {
  readonly ref: Ref
  /** Id of the client file that the resource belongs to. */
  readonly parentId: string
  /** What the person did in one go, of which this is a part: the history names it. */
  readonly step?: string | undefined
}

export interface EditableState {
  readonly autosave: AutosaveState
  readonly entities: EntitiesState
}

/** Attributes were typed; `remote` has the server's values of the same attributes. Dispatched by the thunk `edited`. */
export const typed = createAction('autosave/typed', (change: Change & { attributes: Edits; remote: Edits }) => ({
  payload: { ...change, at: Date.now() },
}))

/**
 * A person changed attributes of a resource: a field was left, or typing paused. Values come as they were typed: the contract
 * converts them, and those that it refuses are kept with their message.
 */
export function edited({
  ref,
  parentId,
  attributes,
  step,
}: Change & { attributes: Edits }): ThunkAction<void, EditableState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const current = currentRef(getState().autosave, ref)
    const known: Edits = selectResource(getState(), current.type, current.id)?.attributes ?? {}
    const remote = Object.fromEntries(Object.entries(known).filter(([name]) => Object.hasOwn(attributes, name)))
    dispatch(typed({ ref: current, parentId, attributes, remote, step }))
  }
}

/** A person added an item or switched on the companion. `attributes` go over the initial ones of the contract. */
export const created = createAction(
  'autosave/created',
  ({
    type,
    parentId,
    attributes = {},
    step,
  }: Pick<Change, 'parentId' | 'step'> & { type: ResourceType; attributes?: Edits }) => ({
    payload: { ref: { type, id: localIdOf(nanoid()) }, parentId, attributes, step, at: Date.now() },
  }),
)

export const deleted = createAction<Change>('autosave/deleted')

/** Send now what waits for a pause or for another try: a field left, a tab changed. Without a ref: everything. */
export const saveNow = createAction<Ref | undefined>('autosave/saveNow')

/** Try again; in a conflict, keep what was typed here. Without a ref: all that failed, conflicts aside. */
export const retried = createAction<Ref | undefined>('autosave/retried')

/** Discard what is not saved: of one resource, or of everything in the client file of this id. */
export const discarded = createAction<Ref | { readonly parentId: string }>('autosave/discarded')

/** Of the attributes that clash in a conflict, `keepMine` stay as typed here; the others are taken as they are there. */
export const conflictResolved = createAction<{ ref: Ref; keepMine: readonly string[] }>('autosave/conflictResolved')

/** A request is sent; `key` is its idempotency key when it is a new request. */
export const saveStarted = createAction<{ ref: Ref; key: string }>('autosave/saveStarted')

/** 422. */
export const saveRefused = createAction<{ ref: Ref; failure: ApiFailure }>('autosave/saveRefused')

/** 409: somebody else changed the resource. `clashes` are the attributes that we change too. */
export const versionRefused = createAction<{ ref: Ref; conflict: Conflict }>('autosave/versionRefused')

/** No usable answer: the same request is sent again at `dueAt`. */
export const backedOff = createAction<{ ref: Ref; failure: ApiFailure; dueAt: number }>('autosave/backedOff')

export const halted = createAction<{ ref: Ref; failure: ApiFailure }>('autosave/halted')

/** Everything is saved and the save state was shown for long enough: the draft is dropped. */
export const settled = createAction<Ref>('autosave/settled')

export const isAutosaveEvent = ({ type }: Action): boolean => type.startsWith('autosave/')

// Several tabs, one queue. The leading tab's state is the truth; every other tab shows it with its own acts on top, those that the
// truth does not hold yet. Each act carries its tab and its number there, so that it is taken once.

/** What a person does to the queue. */
export const isAct = isAnyOf(typed, created, deleted, saveNow, retried, discarded, conflictResolved)

/** An act, the tab that did it, and its number among the acts of that tab. */
export interface NumberedAct extends UnknownAction {
  readonly meta: { readonly tab: string; readonly number: number }
}

export function isNumbered(action: Action): action is NumberedAct {
  const meta: unknown = isAct(action) && 'meta' in action ? action.meta : undefined
  return (
    typeof meta === 'object' &&
    meta !== null &&
    'tab' in meta &&
    typeof meta.tab === 'string' &&
    'number' in meta &&
    typeof meta.number === 'number'
  )
}

/** The state that the leading tab or storage holds, and acts of this tab to be done again on top of it, in order. */
export const shared = createAction<{ readonly state: AutosaveState; readonly acts: readonly UnknownAction[] }>(
  'autosave/shared',
)

export const isTaken = ({ taken }: AutosaveState, { meta: { tab, number } }: NumberedAct): boolean =>
  number <= (taken[tab] ?? 0)

/** How many tabs are remembered. */
const TABS = 50

/** The state with an act counted as applied; the tabs heard longest ago are forgotten. */
export function withTaken(state: AutosaveState, { meta: { tab, number } }: NumberedAct): AutosaveState {
  const others = Object.entries(state.taken).filter(([other]) => other !== tab)
  return { ...state, taken: Object.fromEntries([...others.slice(1 - TABS), [tab, number]]) }
}

import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { Ref, Resource } from '#contract/jsonapi'
import { api } from '#client/api'
import { carriesResources } from '#client/entities'
import * as events from './actions'
import {
  currentRef,
  draftOf,
  initialState,
  isLocalId,
  keyOf,
  newDraft,
  openDraft,
  type AutosaveState,
  type Draft,
} from './draft'
import { isNumbered, isTaken, shared, withTaken } from './actions'
import * as transitions from './transitions'

/** Puts a draft where its ref says, or takes it away. */
function withDraft(state: AutosaveState, ref: Ref, next: Draft | null): AutosaveState {
  const key = keyOf(currentRef(state, ref))
  if (next === (state.drafts[key] ?? null)) return state
  const others = Object.fromEntries(Object.entries(state.drafts).filter(([other]) => other !== key))
  return { ...state, drafts: next === null ? others : { ...others, [keyOf(next.ref)]: next } }
}

/** Applies a transition to the draft of a resource; without a draft, nothing happens. */
function change(state: AutosaveState, ref: Ref, transition: (draft: Draft) => Draft | null): AutosaveState {
  const draft = draftOf(state, ref)
  return draft === undefined ? state : withDraft(state, ref, transition(draft))
}

/** Applies a transition to the draft of one resource, or to all those that `concerns` selects. */
function changeMany(
  state: AutosaveState,
  ref: Ref | undefined,
  concerns: (draft: Draft) => boolean,
  transition: (draft: Draft) => Draft,
): AutosaveState {
  const drafts =
    ref === undefined
      ? Object.values(state.drafts).filter(concerns)
      : [draftOf(state, ref)].filter((draft) => draft !== undefined)
  return drafts.reduce((next, draft) => withDraft(next, draft.ref, transition(draft)), state)
}

/** Forgets the items that a person took back before the server ever had them. */
function withoutLost(state: AutosaveState): AutosaveState {
  return {
    ...state,
    creations: state.creations.filter(
      ({ type, localId, id }) => id !== null || keyOf({ type, id: localId }) in state.drafts,
    ),
  }
}

const hasFailed = ({ mode }: Draft): boolean => mode === 'backing-off' || mode === 'halted'

/** The draft of a resource, created when there is none; undefined for a new item that was removed while a field still reports a value. */
function draftFor(state: AutosaveState, ref: Ref, parentId: string): Draft | undefined {
  const current = currentRef(state, ref)
  return draftOf(state, ref) ?? (isLocalId(current.id) ? undefined : openDraft(current, parentId))
}

/** A draft keeps its first step: several steps may be sent in one write, which names the first of them. */
const ofStep = (draft: Draft, step: string | undefined): Draft => ({ ...draft, step: draft.step ?? step ?? null })

function type(
  state: AutosaveState,
  { payload: { ref, parentId, attributes, remote, step, at } }: ReturnType<typeof events.typed>,
): AutosaveState {
  const draft = draftFor(state, ref, parentId)
  if (draft === undefined) return state
  return withDraft(state, ref, transitions.typed(ofStep(draft, step), attributes, remote, at))
}

function create(
  state: AutosaveState,
  { payload: { ref, parentId, attributes, step, at } }: ReturnType<typeof events.created>,
): AutosaveState {
  const creation = { type: ref.type, localId: ref.id, parentId, id: null }
  const draft = ofStep(newDraft(ref, parentId, attributes, at), step)
  return withDraft({ ...state, creations: [...state.creations, creation] }, ref, draft)
}

function remove(
  state: AutosaveState,
  { payload: { ref, parentId, step } }: ReturnType<typeof events.deleted>,
): AutosaveState {
  const draft = draftFor(state, ref, parentId)
  return draft === undefined ? state : withoutLost(withDraft(state, ref, transitions.deleted(ofStep(draft, step))))
}

function discard(state: AutosaveState, target: ReturnType<typeof events.discarded>['payload']): AutosaveState {
  return 'parentId' in target
    ? withoutFile(state, target.parentId)
    : withoutLost(change(state, target, transitions.discarded))
}

/** Answers that arrive later find no draft and change nothing. */
function withoutFile(state: AutosaveState, id: string): AutosaveState {
  const drafts = Object.fromEntries(Object.entries(state.drafts).filter(([, { parentId }]) => parentId !== id))
  return { ...state, drafts, creations: state.creations.filter(({ parentId }) => parentId !== id) }
}

/** Actions of a person, and events of the page. */
function reducePerson(state: AutosaveState, action: UnknownAction): AutosaveState {
  if (events.typed.match(action)) return type(state, action)
  if (events.created.match(action)) return create(state, action)
  if (events.deleted.match(action)) return remove(state, action)
  if (events.saveNow.match(action)) return changeMany(state, action.payload, () => true, transitions.hurried)
  if (events.retried.match(action)) return changeMany(state, action.payload, hasFailed, transitions.retried)
  if (events.conflictResolved.match(action)) {
    const { ref, keepMine } = action.payload
    return change(state, ref, (draft) => transitions.conflictResolved(draft, keepMine))
  }
  if (events.discarded.match(action)) return discard(state, action.payload)
  return state
}

/**
 * The answer of a save is taken in by the action that ends the request, the same that brings it to the entities: a resource
 * is never seen twice, nor without the value that was just sent.
 */
function takeAnswer(state: AutosaveState, { key, ref, resources, at }: SaveAnswer): AutosaveState {
  const draft = Object.values(state.drafts).find(({ sent }) => sent !== null && sent.key === key)
  if (draft === undefined || ref === undefined) return state
  const resource = resources.find(({ type, id }) => type === ref.type && id === ref.id)
  const next = withDraft(state, draft.ref, transitions.saved(draft, ref.id, resource?.attributes ?? {}, at))
  return {
    ...next,
    creations: next.creations.map((creation) =>
      creation.localId === draft.ref.id ? { ...creation, id: ref.id } : creation,
    ),
  }
}
interface SaveAnswer {
  readonly key: string | undefined
  readonly ref: Ref | undefined
  readonly resources: readonly Resource[]
  /** Milliseconds since 1970. */
  readonly at: number
}
const isSaveAnswer = isAnyOf(api.endpoints.create.matchFulfilled, api.endpoints.update.matchFulfilled)

/** Events of a request: sent, refused, failed, done. */
function reduceRequest(state: AutosaveState, action: UnknownAction): AutosaveState {
  if (events.saveStarted.match(action))
    return change(state, action.payload.ref, (draft) => transitions.saveStarted(draft, action.payload.key))
  if (isSaveAnswer(action)) {
    const { arg, fulfilledTimeStamp } = action.meta
    const resources = carriesResources(action) ? action.meta.baseQueryMeta.resources : []
    return takeAnswer(state, {
      key: arg.originalArgs.idempotencyKey,
      ref: action.payload.refs[0],
      resources,
      at: fulfilledTimeStamp,
    })
  }
  if (events.saveRefused.match(action))
    return change(state, action.payload.ref, (draft) => transitions.saveRefused(draft, action.payload.failure))
  if (events.versionRefused.match(action))
    return change(state, action.payload.ref, (draft) => transitions.versionRefused(draft, action.payload.conflict))
  if (events.backedOff.match(action))
    return change(state, action.payload.ref, (draft) =>
      transitions.backedOff(draft, action.payload.failure, action.payload.dueAt),
    )
  if (events.halted.match(action))
    return change(state, action.payload.ref, (draft) => transitions.halted(draft, action.payload.failure))
  if (events.settled.match(action)) return change(state, action.payload, () => null)
  return state
}

export function autosaveReducer(state: AutosaveState = initialState, action: UnknownAction): AutosaveState {
  if (shared.match(action)) return action.payload.acts.reduce(reduceAct, action.payload.state)
  return reduceRequest(reduceAct(state, action), action)
}

/** Applies an act of a person once, whichever tab it was done in. */
function reduceAct(state: AutosaveState, action: UnknownAction): AutosaveState {
  if (!isNumbered(action)) return reducePerson(state, action)
  return isTaken(state, action) ? state : reducePerson(withTaken(state, action), action)
}

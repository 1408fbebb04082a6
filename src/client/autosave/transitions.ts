import { isEqual } from '#contract/json'
import type { ApiFailure } from '#client/transport'
import { SAVING_PAUSE } from '#client/ui/pauses'
import { checkAttribute, dependents, modeOf, sendable, type Conflict, type Draft, type Edits } from './draft'
import { isSessionOver } from './failures'
import { LONGEST_PAUSE, SETTLE } from './schedule'

/**
 * What each event makes of a draft; every mode change of draft.ts is here. Pure. Times are milliseconds since 1970.
 */

const without = <Value>(record: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

/** Sets the mode that follows from the content, unless an answer is awaited. */
function settle(draft: Draft, dueAt: number): Draft {
  const next = { ...draft, mode: modeOf(draft), failure: null, conflict: null }
  if (next.mode !== 'clean') return { ...next, dueAt }
  return { ...next, errors: {}, editedAt: null, dueAt: draft.savedAt === null ? dueAt : draft.savedAt + SETTLE }
}

/** Drops what equals the layer below, and the errors of what is no longer there. */
function prune(draft: Draft, remote: Edits): Draft {
  const local = Object.fromEntries(Object.entries(draft.local).filter(([name, value]) => !isEqual(value, remote[name])))
  const errors = Object.fromEntries(Object.entries(draft.errors).filter(([name]) => Object.hasOwn(local, name)))
  return { ...draft, local, errors }
}

/** The in-flight layer goes back under what was typed since. */
const giveBack = (draft: Draft): Draft =>
  draft.sent === null
    ? draft
    : { ...draft, sent: null, step: draft.sent.step ?? draft.step, local: { ...draft.sent.attributes, ...draft.local } }

function withAttribute(draft: Draft, name: string, typed: unknown, below: Edits): Draft {
  const { value, messages } = checkAttribute(draft.ref, name, typed, { ...below, ...draft.local })
  const errors = without(draft.errors, name)
  if (messages.length > 0)
    return { ...draft, local: { ...draft.local, [name]: value }, errors: { ...errors, [name]: messages } }
  const isSaved = Object.hasOwn(below, name) && isEqual(value, below[name])
  return { ...draft, local: isSaved ? without(draft.local, name) : { ...draft.local, [name]: value }, errors }
}

/** A person typed. An answer that is awaited, another try and a conflict stay what they are. */
export function typed(draft: Draft, attributes: Edits, remote: Edits, at: number): Draft {
  if (draft.isDeleted) return draft
  const below = { ...remote, ...draft.sent?.attributes }
  let next = draft
  for (const [name, value] of Object.entries(attributes)) next = withAttribute(next, name, value, below)
  for (const name of dependents(draft.ref, attributes))
    if (Object.hasOwn(next.local, name)) next = withAttribute(next, name, next.local[name], below)
  const isOnItsWay = draft.mode === 'waiting' || draft.mode === 'saving'
  const editedAt = isOnItsWay ? (draft.editedAt ?? at) : at
  const dueAt = Math.min(at + SAVING_PAUSE, editedAt + LONGEST_PAUSE)
  next = { ...next, editedAt }
  if (draft.mode === 'saving') return { ...next, dueAt }
  if (draft.mode === 'backing-off') return next
  if (draft.sent !== null) return retried(next)
  return draft.mode === 'conflict' ? stillClashing(next, dueAt) : settle(next, dueAt)
}

/** A conflict lasts as long as an attribute has different values here and on the server. */
function stillClashing(draft: Draft, dueAt: number): Draft {
  const { local, conflict } = draft
  const clashes = conflict?.clashes.filter((name) => Object.hasOwn(local, name)) ?? []
  return conflict !== null && clashes.length > 0
    ? { ...draft, conflict: { ...conflict, clashes } }
    : settle(draft, dueAt)
}

/** Makes a waiting draft due now. A draft that backs off after a server error keeps its wait. */
export function hurried(draft: Draft): Draft {
  const rests = draft.mode === 'clean' || (draft.mode === 'backing-off' && draft.failure?.kind === 'http')
  return rests ? draft : { ...draft, dueAt: 0 }
}

/** Deleted by a person. Null for a resource that was never sent: there is nothing to delete on the server. */
export function deleted(draft: Draft): Draft | null {
  if (draft.isNew && draft.sent === null) return null
  const next = { ...draft, isDeleted: true, local: {}, errors: {}, dueAt: 0 }
  return draft.sent === null ? settle(next, 0) : next
}

/** A request is sent: a new one, or again the one that had no answer. */
export function saveStarted(draft: Draft, key: string): Draft {
  if (draft.sent !== null) return { ...draft, mode: 'saving', failure: null }
  const attributes = draft.isDeleted ? {} : sendable(draft)
  const local = Object.fromEntries(Object.entries(draft.local).filter(([name]) => !Object.hasOwn(attributes, name)))
  const verb = draft.isDeleted ? 'delete' : draft.isNew ? 'create' : 'update'
  return {
    ...draft,
    mode: 'saving',
    failure: null,
    editedAt: null,
    local,
    step: null,
    sent: { verb, attributes, key, step: draft.step },
  }
}

/** The server has it, under this id. `remote` is what it answered. */
export function saved(draft: Draft, id: string, remote: Edits, at: number): Draft {
  const next = { ...draft, ref: { ...draft.ref, id }, isNew: false, sent: null, attempts: 0, savedAt: at }
  return settle(prune(next, remote), draft.dueAt)
}

/** 422: the refused attributes wait for an edit, the others are sent again at once. */
export function saveRefused(draft: Draft, failure: ApiFailure): Draft {
  const back = giveBack(draft)
  const errors = Object.entries(failure.kind === 'http' ? (failure.errors ?? {}) : {})
  const ours = errors.filter(([name]) => Object.hasOwn(back.local, name))
  if (ours.length === 0 || draft.isDeleted) return halted(draft, failure)
  const stillThere = ours.filter(([name]) => !Object.hasOwn(draft.local, name))
  return settle({ ...back, attempts: 0, errors: { ...back.errors, ...Object.fromEntries(stillThere) } }, 0)
}

/**
 * 409: the resource has changed since; `conflict.remote` is what it is now. Where it clashes with what we send, a person
 * chooses; otherwise ours is sent again on top of it.
 */
export function versionRefused(draft: Draft, conflict: Conflict): Draft {
  const next = prune(giveBack(draft), conflict.remote)
  return draft.isDeleted ? settle(next, 0) : stillClashing({ ...next, mode: 'conflict', attempts: 0, conflict }, 0)
}

/** A person chose: of the attributes that clash, those of `keepMine` stay as typed here, the others as they are there. */
export function conflictResolved(draft: Draft, keepMine: readonly string[]): Draft {
  if (draft.conflict === null) return draft
  const given = draft.conflict.clashes.filter((name) => !keepMine.includes(name))
  const keep = <Value>(record: Readonly<Record<string, Value>>) =>
    given.reduce((kept, name) => without(kept, name), record)
  return settle({ ...draft, local: keep(draft.local), errors: keep(draft.errors) }, 0)
}

/** No usable answer: the same request is sent again at `dueAt`. */
export const backedOff = (draft: Draft, failure: ApiFailure, dueAt: number): Draft => ({
  ...draft,
  mode: 'backing-off',
  failure,
  attempts: draft.attempts + 1,
  dueAt,
})

/**
 * The server will not take it: kept, until a person decides. What it did not look at, for want of a session, it may have done
 * at an earlier try: that leaves again unchanged.
 */
export const halted = (draft: Draft, failure: ApiFailure): Draft => ({
  ...(isSessionOver(failure) ? draft : giveBack(draft)),
  mode: 'halted',
  failure,
  conflict: null,
  attempts: 0,
})

/** A person tries again; in a conflict, keeps what they typed. */
export function retried(draft: Draft): Draft {
  if (draft.sent !== null) return { ...draft, mode: draft.mode === 'halted' ? 'backing-off' : draft.mode, dueAt: 0 }
  const checked = Object.entries(draft.local).map(
    ([name, value]) => [name, checkAttribute(draft.ref, name, value, draft.local).messages] as const,
  )
  return settle({ ...draft, errors: Object.fromEntries(checked.filter(([, texts]) => texts.length > 0)) }, 0)
}

/** A person gives up what is not saved, a deletion too. A request under way runs to its end. Null: nothing is left. */
export function discarded(draft: Draft): Draft | null {
  if (draft.mode !== 'saving') return null
  return draft.isNew ? deleted(draft) : { ...draft, local: {}, errors: {}, isDeleted: draft.sent?.verb === 'delete' }
}

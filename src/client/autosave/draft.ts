import {
  checkChange,
  checkComplete,
  definitionOf,
  initialAttributes,
  type FieldErrors,
  type ResourceType,
} from '#contract'
import type { Ref } from '#contract/jsonapi'
import type { ApiFailure } from '#client/transport'
import { isToggled } from './sections'

/**
 * Attribute name → value, converted by the contract when it is valid and as it was typed when it is not: what a person
 * typed is never lost for being wrong.
 */
export type Edits = Readonly<Record<string, unknown>>

/**
 * What the person's next step is with one resource. Only transitions.ts changes it.
 *
 * - `clean`: everything is saved. Enters when a save leaves nothing typed; the draft is dropped shortly after.
 * - `waiting`: something valid is to be sent at `dueAt`. `sent` is null.
 * - `saving`: a request is under way; `sent` is what it carries. Edits made meanwhile go to `local`. Leaves by the answer only.
 * - `backing-off`: the request had no usable answer (network, 5xx, 429). The server may have done it or not, so `sent` stays
 *   and is replayed unchanged, with its key, at `dueAt`.
 * - `refused`: all that is left to send is invalid, by our check or by the server's 422, or is a creation that is not complete.
 *   `sent` is null; an edit leaves it.
 * - `conflict`: somebody else changed the same attributes. Theirs is the remote layer, ours is `local`; the person chooses,
 *   attribute by attribute.
 * - `halted`: the server will not take it (session, rights, gone). `local` is kept, and `sent` when the session ended before
 *   the server looked at it; the person retries, edits or discards.
 */
export type Mode = 'clean' | 'waiting' | 'saving' | 'backing-off' | 'refused' | 'conflict' | 'halted'

/** A request that left, or is about to leave again. */
export interface Sent {
  readonly verb: 'create' | 'update' | 'delete'
  /** The in-flight layer: what the request carries. */
  readonly attributes: Edits
  /** Idempotency key: a replay has the same, a new request another. */
  readonly key: string
  /** What the person did in one go that it is a part of; null for what stands by itself. */
  readonly step: string | null
}

/** What somebody else wrote on attributes that we change too. */
export interface Conflict {
  /** All of the resource as they left it. */
  readonly remote: Edits
  /** Attributes of `local` that they changed to something else. */
  readonly clashes: readonly string[]
}

/** What is typed and not saved of one resource. Plain data: it can be written to disk as it is. */
export interface Draft {
  /** Its id is local until the server gives one. */
  readonly ref: Ref
  /** Id of the client file it belongs to. */
  readonly parentId: string
  /** The server has never answered for it. */
  readonly isNew: boolean
  /** To be deleted once what is under way has ended. */
  readonly isDeleted: boolean
  readonly mode: Mode
  /** The local layer. No value in it equals the one below: what is here is not saved. */
  readonly local: Edits
  readonly sent: Sent | null
  /** Why attributes of `local` are held back. What a creation still lacks is no error: it waits. */
  readonly errors: FieldErrors
  /** In `conflict`. */
  readonly conflict: Conflict | null
  /** Why the last request failed, in `backing-off` and `halted`. */
  readonly failure: ApiFailure | null
  /** Requests that failed in a row. */
  readonly attempts: number
  /** When the worker acts, in milliseconds since 1970; in the past: at once. Says nothing where only a person decides. */
  readonly dueAt: number
  /** What the person did in one go, when something of it has not left yet; null for what stands by itself. */
  readonly step: string | null
  /** When the oldest edit that has not left yet was made, in milliseconds since 1970. */
  readonly editedAt: number | null
  /** When the last save ended, in milliseconds since 1970. */
  readonly savedAt: number | null
}

const LOCAL = 'local-'

/** The id of a resource that the server does not know yet. */
export const localIdOf = (unique: string): string => `${LOCAL}${unique}`
export const isLocalId = (id: string): boolean => id.startsWith(LOCAL)

export const keyOf = ({ type, id }: Ref): string => `${type}/${id}`

/** A draft of a resource that the server knows. */
export function openDraft(ref: Ref, parentId: string): Draft {
  return {
    ref,
    parentId,
    isNew: false,
    isDeleted: false,
    mode: 'clean',
    local: {},
    sent: null,
    errors: {},
    conflict: null,
    failure: null,
    attempts: 0,
    dueAt: 0,
    step: null,
    editedAt: null,
    savedAt: null,
  }
}

/** A draft of a new resource: the contract's initial attributes, and those given. */
export function newDraft(ref: Ref, parentId: string, attributes: Edits, at: number): Draft {
  const { fields } = definitionOf(ref.type)
  const initial = Object.entries(initialAttributes({ fields })).filter(([name]) => fields[name]?.readOnly === false)
  const local = { ...Object.fromEntries(initial), ...attributes }
  const draft = { ...openDraft(ref, parentId), isNew: true, local, dueAt: at }
  return { ...draft, mode: modeOf(draft) }
}

/** One attribute through the contract: its converted value, or its messages. @param held the others, edits included */
export function checkAttribute(
  { type }: Ref,
  name: string,
  value: unknown,
  held: Edits,
): { value: unknown; messages: readonly string[] } {
  const checked = checkChange(definitionOf(type), { [name]: value }, held)
  return checked.valid
    ? { value: checked.attributes[name], messages: [] }
    : { value, messages: Object.values(checked.errors).flat() }
}

/** The attributes whose rules look at one of those that changed. */
export const dependents = ({ type }: Ref, changed: Edits): readonly string[] =>
  Object.entries(definitionOf(type).fields).flatMap(([name, { dependsOn }]) =>
    dependsOn !== undefined && Object.hasOwn(changed, dependsOn) ? [name] : [],
  )

const hasKeys = (record: object): boolean => Object.keys(record).length > 0

type Content = Pick<Draft, 'ref' | 'isNew' | 'isDeleted' | 'local' | 'errors'>

/**
 * What may be sent now. Of an update: what no error holds back. Of a creation: all of it once it is complete, or what is
 * filled in where a toggle opens a half-filled section.
 */
export function sendable({ ref, isNew, local, errors }: Content): Edits {
  const valid = Object.entries(local).filter(([name]) => !Object.hasOwn(errors, name))
  if (!isNew) return Object.fromEntries(valid)
  if (isToggled(ref.type)) return Object.fromEntries(valid.filter(([, value]) => value !== null))
  return !hasKeys(errors) && checkComplete(definitionOf(ref.type), local).valid ? local : {}
}

/** The mode that the content of a draft asks for when no request is under way. */
export function modeOf(draft: Content): 'clean' | 'waiting' | 'refused' {
  if (draft.isDeleted) return 'waiting'
  if (!draft.isNew && !hasKeys(draft.local)) return 'clean'
  return hasKeys(sendable(draft)) ? 'waiting' : 'refused'
}

/** A resource created here, until it is removed. */
export interface Creation {
  readonly type: ResourceType
  readonly localId: string
  readonly parentId: string
  /** The id that the server gave; null until it answers. */
  readonly id: string | null
}

/** The edits layer over the entities. Plain data, to be written to disk as it is. */
export interface AutosaveState {
  /** By type and current id: what is typed and not saved, or was saved a moment ago. Anything else has no draft. */
  readonly drafts: Readonly<Record<string, Draft>>
  /** In the order in which they were added: keeps an item's place and identity when its id changes. */
  readonly creations: readonly Creation[]
  /** How many acts of each tab were applied to this state (`withTaken`); the tab heard last is at the end. */
  readonly taken: Readonly<Record<string, number>>
}

export const initialState: AutosaveState = { drafts: {}, creations: [], taken: {} }

/** The same resource under the id that the server gave, when it has given one. */
export function currentRef({ creations }: AutosaveState, ref: Ref): Ref {
  const id = creations.find(({ localId }) => localId === ref.id)?.id ?? null
  return id === null ? ref : { type: ref.type, id }
}

/** A key that stays the same while a resource is edited: made of its first id, even after the server gave another one. */
export function identityOf({ creations }: AutosaveState, { type, id }: Ref): string {
  return keyOf({ type, id: creations.find((creation) => creation.type === type && creation.id === id)?.localId ?? id })
}

export const draftOf = (state: AutosaveState, ref: Ref): Draft | undefined =>
  state.drafts[keyOf(currentRef(state, ref))]

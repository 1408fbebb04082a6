import { resources, type FieldErrors, type ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { entriesOf, isNumber, isObject, isText, isTexts, type Entries } from '#contract/json'
import type { ApiFailure, InterruptedFailure } from '#client/transport'
import {
  initialState,
  keyOf,
  openDraft,
  type AutosaveState,
  type Creation,
  type Draft,
  type Edits,
  type Mode,
  type Sent,
} from '../draft'
import { parentIn } from './anyBuild'

const isCount = (value: unknown): value is number => isNumber(value) && Number.isFinite(value)
const countIn = (value: unknown): number | null => (isCount(value) ? value : null)
const textIn = (value: unknown): string | null => (isText(value) ? value : null)
const isType = (value: unknown): value is ResourceType => isText(value) && Object.hasOwn(resources, value)
const isRef = (value: unknown): value is Ref => isObject(value) && isType(value['type']) && isText(value['id'])
const isErrors = (value: unknown): value is FieldErrors => isObject(value) && Object.values(value).every(isTexts)

const modes: readonly unknown[] = [
  'clean',
  'waiting',
  'saving',
  'backing-off',
  'refused',
  'conflict',
  'halted',
] satisfies readonly Mode[]
const isMode = (value: unknown): value is Mode => modes.includes(value)
const verbs: readonly unknown[] = ['create', 'update', 'delete'] satisfies readonly Sent['verb'][]
const isVerb = (value: unknown): value is Sent['verb'] => verbs.includes(value)

/**
 * The queue that storage or another tab holds: of another build perhaps, or damaged. What cannot be read is left out, the
 * rest is kept. A draft that lacks what an older build did not write gets it.
 */
export function parseAutosave(stored: unknown): AutosaveState {
  if (!isObject(stored)) return initialState
  const drafts = Object.values(entriesOf(stored['drafts'])).flatMap((draft) => parseDraft(draft) ?? [])
  const creations = Array.isArray(stored['creations']) ? stored['creations'].flatMap(parseCreation) : []
  const taken = Object.entries(entriesOf(stored['taken'])).filter((entry): entry is [string, number] =>
    isCount(entry[1]),
  )
  return {
    drafts: Object.fromEntries(drafts.map((draft) => [keyOf(draft.ref), draft])),
    creations,
    taken: Object.fromEntries(taken),
  }
}

/** How many drafts of what was stored could not be read. */
export function unreadDrafts(stored: unknown): number {
  const count = Object.keys(entriesOf(entriesOf(stored)['drafts'])).length
  return count - Object.keys(parseAutosave(stored).drafts).length
}

/** A creation; none when what it says cannot be relied on. */
function parseCreation(value: unknown): readonly Creation[] {
  if (!isObject(value)) return []
  const { type, localId, id } = value
  const parentId = parentIn(value)
  const isWhole = isType(type) && isText(localId) && parentId !== undefined && (id === null || isText(id))
  return isWhole ? [{ type, localId, parentId, id }] : []
}

/** A draft; null when what it says cannot be relied on. */
function parseDraft(value: unknown): Draft | null {
  if (!isObject(value) || !isRef(value['ref']) || !isMode(value['mode']) || !isObject(value['local'])) return null
  const {
    ref: { type, id },
    mode,
    local,
  } = value
  const parentId = parentIn(value)
  if (parentId === undefined) return null
  const sent = value['sent'] === null ? null : parseSent(value['sent'])
  if (sent === undefined || (sent === null && (mode === 'saving' || mode === 'backing-off'))) return null
  return {
    ...openDraft({ type, id }, parentId),
    local,
    sent,
    isNew: value['isNew'] === true,
    isDeleted: value['isDeleted'] === true,
    errors: isErrors(value['errors']) ? value['errors'] : {},
    ...parseStop(value, mode),
    attempts: countIn(value['attempts']) ?? 0,
    dueAt: countIn(value['dueAt']) ?? 0,
    step: textIn(value['step']),
    editedAt: countIn(value['editedAt']),
    savedAt: countIn(value['savedAt']),
  }
}

/** The request that left, undefined when it cannot be read: sent again otherwise than it was, it could be done twice. */
function parseSent(value: unknown): Sent | undefined {
  if (!isObject(value)) return undefined
  const { verb, attributes, key } = value
  return isVerb(verb) && isObject(attributes) && isText(key)
    ? { verb, attributes, key, step: textIn(value['step']) }
    : undefined
}

/** Why a draft is stopped is not worth losing it for: one whose reason cannot be read is tried again. */
function parseStop(value: Entries, mode: Mode): Pick<Draft, 'mode' | 'failure' | 'conflict'> {
  const conflict = mode === 'conflict' ? parseConflict(value['conflict']) : null
  const failure = isFailure(value['failure']) ? value['failure'] : null
  const isUnread = (mode === 'halted' && failure === null) || (mode === 'conflict' && conflict === null)
  return { mode: isUnread ? 'waiting' : mode, failure, conflict }
}

const interruptions: readonly unknown[] = [
  'network',
  'timeout',
  'canceled',
  'aborted',
  'document',
] satisfies readonly InterruptedFailure['kind'][]

function isFailure(value: unknown): value is ApiFailure {
  if (!isObject(value) || !isText(value['message'])) return false
  return value['kind'] === 'http'
    ? isCount(value['status']) && (value['errors'] === undefined || isErrors(value['errors']))
    : interruptions.includes(value['kind'])
}

function parseConflict(value: unknown): { remote: Edits; clashes: readonly string[] } | null {
  return isObject(value) && isObject(value['remote']) && isTexts(value['clashes'])
    ? { remote: value['remote'], clashes: value['clashes'] }
    : null
}

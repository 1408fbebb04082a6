import { nanoid } from '@reduxjs/toolkit'
import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { isEqual } from '#contract/json'
import type { Edits } from '#client/autosave'

/** What happened to one resource of a client file; of an edit, the attributes edited. */
export interface Change {
  readonly ref: Ref
  /** Null when it did not exist. */
  readonly before: Edits | null
  /** Null when it exists no more. */
  readonly after: Edits | null
}

/** What a person did in one go. */
export interface Step {
  /** Names it among those of its file. */
  readonly id: string
  readonly changes: readonly Change[]
  /** Milliseconds since 1970. */
  readonly at: number
}

const UNDO = 'undo-'

/** The id of a step that takes another one back: the server's history says so after a reload. */
export const newUndoId = (): string => `${UNDO}${nanoid()}`

/** Whether a step, by its id, took another one back. Undo passes it over: what takes it back is redo. */
export const isUndo = (id: string): boolean => id.startsWith(UNDO)

const reversed = ({ ref, before, after }: Change): Change => ({ ref, before: after, after: before })

/** What takes these changes back, the last of them first. */
export const reversedAll = (changes: readonly Change[]): readonly Change[] => changes.map(reversed).reverse()

export const concerns = ({ changes }: Step, types: readonly ResourceType[]): boolean =>
  changes.some(({ ref }) => types.includes(ref.type))

export const isSameRef = (one: Ref, other: Ref): boolean => one.type === other.type && one.id === other.id

/** Whether two attribute values say the same; one that is absent says what an empty one says. */
export const isSameValue = (one: unknown, other: unknown): boolean => isEqual(one ?? null, other ?? null)

/**
 * What is left to do of a change where the resource is `current`, undefined when it is not there: of an edit, the attributes
 * that are still as it found them; null when nothing is left, or when somebody else has changed it since.
 */
export function stillToDo({ ref, before, after }: Change, current: Edits | undefined): Change | null {
  if (before === null) return current === undefined ? { ref, before, after } : null
  if (current === undefined) return null
  if (after === null) return { ref, before: current, after }
  const names = Object.keys(after).filter(
    (name) => isSameValue(current[name], before[name]) && !isSameValue(before[name], after[name]),
  )
  return names.length === 0 ? null : { ref, before: only(before, names), after: only(after, names) }
}

/** These attributes of a resource, an absent one as empty. */
export const only = (edits: Edits, names: readonly string[]): Edits =>
  Object.fromEntries(names.map((name) => [name, edits[name] ?? null]))

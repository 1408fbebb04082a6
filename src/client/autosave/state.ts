import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { keyOf, type Draft } from './draft'

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
  /** How many acts of each tab were applied to this state (sharing.ts); the tab heard last is at the end. */
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

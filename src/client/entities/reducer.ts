import { createAction, type Action } from '@reduxjs/toolkit'
import type { Ref, Resource } from '#contract/jsonapi'
import type { ResourceType } from '#contract'
import type { Membership, Received } from '#client/transport'
import { merge } from './merge'
import { emptyTrie, find, putAll, remove, type Trie } from './trie'

/**
 * What the server last said of each resource that an answer brought, by type and id. Always accurate, rarely whole: a
 * resource is here once something asked for it, and stays until it is deleted or its reader logs out; a query that expires
 * takes nothing away. What a person typed is not here: it lies above (`client/autosave`).
 */
export type EntitiesState = Readonly<Partial<Record<ResourceType, Trie<Resource>>>>

export const upserted = createAction<readonly Resource[]>('entities/upserted')
export const removed = createAction<readonly Ref[]>('entities/removed')
export const cleared = createAction('entities/cleared')

const nothing: EntitiesState = {}

/**
 * The one write door: the actions above, and whatever the base query attached to an answer of the API.
 * A plain reducer: Immer would copy and freeze what the trie shares.
 */
export function entitiesReducer(state: EntitiesState = nothing, action: Action): EntitiesState {
  if (upserted.match(action)) return take(state, { resources: action.payload })
  if (removed.match(action)) return take(state, { resources: [], removed: action.payload })
  if (cleared.match(action)) return nothing
  return carriesResources(action) ? take(state, action.meta.baseQueryMeta) : state
}

/** RTK Query hands the `meta` of a base query, untouched, to the action that ends the request. */
export function carriesResources(action: Action): action is Action & { meta: { baseQueryMeta: Received } } {
  const meta = 'meta' in action ? action.meta : undefined
  const received = typeof meta === 'object' && meta !== null && 'baseQueryMeta' in meta ? meta.baseQueryMeta : undefined
  return typeof received === 'object' && received !== null && 'resources' in received && Array.isArray(received.resources)
}

function take(state: EntitiesState, { resources, removed: gone = [], added }: Received): EntitiesState {
  let next = state
  for (const [type, group] of byType(resources)) next = replace(next, type, putAll(next[type] ?? emptyTrie, group, merge))
  for (const { type, id } of gone) next = replace(next, type, remove(next[type] ?? emptyTrie, id))
  return added ? join(next, added) : next
}

function replace(state: EntitiesState, type: ResourceType, trie: Trie<Resource>): EntitiesState {
  return trie === (state[type] ?? emptyTrie) ? state : { ...state, [type]: trie }
}

function byType(resources: readonly Resource[]): Map<ResourceType, Resource[]> {
  const groups = new Map<ResourceType, Resource[]>()
  for (const resource of resources) {
    const group = groups.get(resource.type)
    if (group) group.push(resource)
    else groups.set(resource.type, [resource])
  }
  return groups
}

/** Adds a member to a relationship whose linkage is held; one that is not held is not known, and stays so. */
function join(state: EntitiesState, { of, relationship, member }: Membership): EntitiesState {
  const owner = find(state[of.type] ?? emptyTrie, of.id)
  const linkage = owner?.relationships[relationship]
  if (!owner || linkage === undefined) return state
  const isList = (value: typeof linkage): value is readonly Ref[] => Array.isArray(value)
  if (isList(linkage) && linkage.some(({ id }) => id === member.id)) return state
  const { type, id } = member
  const joined: Resource = { ...owner, relationships: { ...owner.relationships, [relationship]: isList(linkage) ? [...linkage, { type, id }] : { type, id } } }
  return take(state, { resources: [joined] })
}

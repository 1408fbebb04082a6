import { createAction, type Action } from '@reduxjs/toolkit'
import { type Linkage, type Ref, type Resource, assemble } from '#contract/jsonapi'
import type { ResourceType } from '#contract'
import { entriesOf, isEqual } from '#contract/json'
import type { Membership, Received } from '#client/transport'
import { emptyTrie, find, putAll, remove, type Trie } from './trie'

/**
 * What the server last said of each resource that an answer brought, by type and id. Always accurate, rarely whole: a
 * resource is here once something asked for it, and stays until it is deleted or its reader logs out; a query that expires
 * takes nothing away. What a person typed is not here: it lies above (`client/autosave`).
 */
export type EntitiesState = Readonly<Partial<Record<ResourceType, Trie<Resource>>>>

/** Puts resources in the store that no request of `client/api` brought. */
export const upserted = createAction<readonly Resource[]>('entities/upserted')

/** Takes in an answer that another tab received. */
export const received = createAction<Received>('entities/received')

const nothing: EntitiesState = {}

/**
 * The one write door: `upserted`, `received`, and whatever the base query attached to an answer of the API.
 * A plain reducer: Immer would copy and freeze what the trie shares.
 */
export function entitiesReducer(state: EntitiesState = nothing, action: Action): EntitiesState {
  if (upserted.match(action)) return take(state, { resources: action.payload })
  if (received.match(action)) return take(state, action.payload)
  return carriesResources(action) ? take(state, action.meta.baseQueryMeta) : state
}

/** RTK Query hands the `meta` of a base query, untouched, to the action that ends the request. */
export function carriesResources(action: Action): action is Action & { meta: { baseQueryMeta: Received } } {
  const meta = 'meta' in action ? action.meta : undefined
  return Array.isArray(entriesOf(entriesOf(meta)['baseQueryMeta'])['resources'])
}

function take(state: EntitiesState, { resources, removed: gone = [], joined, left }: Received): EntitiesState {
  let next = state
  for (const [type, group] of byType(resources))
    next = replace(next, type, putAll(next[type] ?? emptyTrie, group, merge))
  for (const { type, id } of gone) next = replace(next, type, remove(next[type] ?? emptyTrie, id))
  if (joined) next = relink(next, joined, withMember)
  return left ? relink(next, left, withoutMember) : next
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

/** Changes a relationship whose linkage the store holds; one that it does not hold stays unknown. */
function relink(
  state: EntitiesState,
  { of, relationship, member }: Membership,
  change: (linkage: Linkage, member: Ref) => Linkage,
): EntitiesState {
  const owner = find(state[of.type] ?? emptyTrie, of.id)
  const linkage = owner?.relationships[relationship]
  if (!owner || linkage === undefined) return state
  const relationships = { ...owner.relationships, [relationship]: change(linkage, member) }
  return take(state, { resources: [Object.assign({}, owner, { relationships })] })
}

const isList = (linkage: Linkage): linkage is readonly Ref[] => Array.isArray(linkage)

function withMember(linkage: Linkage, member: Ref): Linkage {
  if (!isList(linkage)) return member
  return linkage.some(({ id }) => id === member.id) ? linkage : [...linkage, member]
}

function withoutMember(linkage: Linkage, member: Ref): Linkage {
  if (isList(linkage)) return linkage.filter(({ id }) => id !== member.id)
  return linkage?.id === member.id ? null : linkage
}

type Named<Value> = Readonly<Record<string, Value>>

/**
 * What a held resource becomes when an answer brings it again. Answers may be partial, and may overtake each other:
 * - the same version or a newer one wins, attribute by attribute, and what it does not carry stays;
 * - an older version only fills what is missing.
 *
 * Whatever is deeply equal keeps its reference, up to the resource itself: nothing that shows it renders again.
 */
function merge(held: Resource, arrived: Resource): Resource {
  const isOlder = held.version !== undefined && arrived.version !== undefined && arrived.version < held.version
  const attributes = lay<unknown>(held.attributes, arrived.attributes, isOlder)
  const relationships = lay(held.relationships, arrived.relationships, isOlder)
  const version = (isOlder ? held : arrived).version ?? held.version
  if (attributes === held.attributes && relationships === held.relationships && version === held.version) return held
  return assemble(held, { attributes, relationships, ...(version === undefined ? {} : { version }) })
}

/** `held` merged with an arriving resource: a newer one wins, an older one fills gaps; `held` itself when nothing changes. */
function lay<Value>(held: Named<Value>, arrived: Named<Value>, isOlder: boolean): Named<Value> {
  let next: Record<string, Value> | undefined
  for (const name of Object.keys(arrived)) {
    const value = arrived[name]
    if (value === undefined || (isOlder && held[name] !== undefined) || isEqual(held[name], value)) continue
    next ??= { ...held }
    next[name] = value
  }
  return next ?? held
}

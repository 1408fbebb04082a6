import type { ResourceType } from '#contract'
import type { Ref, Resource, ResourceOf } from '#contract/jsonapi'
import type { EntitiesState } from './reducer'
import { find, itemsOf } from './trie'

interface State {
  readonly entities: EntitiesState
}

function held({ entities }: State, { type, id }: Ref): Resource | undefined {
  const trie = entities[type]
  return trie && find(trie, id)
}

/** A resource as the server last said it, or undefined when no answer has brought it. A look-up: nothing is created. */
export function selectResource<Type extends ResourceType>(
  state: State,
  type: Type,
  id: string,
): ResourceOf<Type> | undefined
export function selectResource(state: State, type: ResourceType, id: string): Resource | undefined {
  return held(state, { type, id })
}

/** The last answer for each list of refs: it lives as long as the list. */
const lastAnswers = new WeakMap<readonly Ref[], readonly Resource[]>()

/**
 * The resources of a list of refs, in its order; those that are not held are left out. The same array comes back while the
 * same list of refs leads to the same resources: pass the array of a query or of a relationship, not a new one.
 */
export function selectMany<Type extends ResourceType>(
  state: State,
  refs: readonly Ref<Type>[],
): readonly ResourceOf<Type>[]
export function selectMany(state: State, refs: readonly Ref[]): readonly Resource[] {
  const last = lastAnswers.get(refs)
  const found: readonly Resource[] = refs.map((ref) => held(state, ref)).filter((resource) => resource !== undefined)
  if (last?.length === found.length && found.every((resource, index) => resource === last[index])) return last
  lastAnswers.set(refs, found)
  return found
}

/** Every resource of a type that is held, in no order: a new array each time. */
export function selectEvery<Type extends ResourceType>(state: State, type: Type): readonly ResourceOf<Type>[]
export function selectEvery({ entities }: State, type: ResourceType): readonly Resource[] {
  const trie = entities[type]
  return trie ? itemsOf(trie) : []
}

import type { ResourceType } from '#contract'
import { isOfType, type Linkage, type Ref, type ResourceOf } from '#contract/jsonapi'
import type { EntitiesState } from './reducer'
import { find, itemsOf } from './trie'

interface State {
  readonly entities: EntitiesState
}

function held<Type extends ResourceType>({ entities }: State, { type, id }: Ref<Type>): ResourceOf<Type> | undefined {
  const trie = entities[type]
  const resource = trie && find(trie, id)
  return isOfType(resource, type) ? resource : undefined
}

/** A resource as the server last said it, or undefined when no answer has brought it. A look-up: nothing is created. */
export function selectResource<Type extends ResourceType>(
  state: State,
  type: Type,
  id: string,
): ResourceOf<Type> | undefined {
  return held(state, { type, id })
}

/** The last answer for each linkage, or list of refs: it lives as long as the list. */
const lastAnswers = new WeakMap<Exclude<Linkage, null>, readonly Ref[]>()

/**
 * The resources of a list of refs, in its order; those that are not held are left out. The same array comes back while the
 * same list of refs leads to the same resources: pass the array of a query or of a relationship, not a new one.
 */
export function selectMany<Type extends ResourceType>(
  state: State,
  refs: readonly Ref<Type>[],
): readonly ResourceOf<Type>[] {
  return foundBy(state, refs, refs)
}

const none: readonly never[] = []
const isList = (linkage: Linkage): linkage is readonly Ref[] => Array.isArray(linkage)

/**
 * The resources that a relationship leads to, one or many, of one type, those that are not held left out. The same array comes back while the
 * same linkage leads to the same resources.
 */
export function selectRelated<Type extends ResourceType>(
  state: State,
  type: Type,
  linkage: Linkage | undefined,
): readonly ResourceOf<Type>[] {
  if (!linkage) return none
  const refs = isList(linkage) ? linkage : [linkage]
  return foundBy(
    state,
    linkage,
    refs.flatMap((ref) => (ref.type === type ? [{ type, id: ref.id }] : [])),
  )
}

function foundBy<Type extends ResourceType>(
  state: State,
  linkage: Exclude<Linkage, null>,
  refs: readonly Ref<Type>[],
): readonly ResourceOf<Type>[] {
  const last = lastAnswers.get(linkage)
  const found = refs.map((ref) => held(state, ref)).filter((resource) => resource !== undefined)
  if (holdsTheSame(last, found)) return last
  lastAnswers.set(linkage, found)
  return found
}

const holdsTheSame = <Item>(last: readonly unknown[] | undefined, found: readonly Item[]): last is readonly Item[] =>
  last?.length === found.length && found.every((item, index) => item === last[index])

/** Every resource of a type that is held, in no order: a new array each time. */
export function selectEvery<Type extends ResourceType>({ entities }: State, type: Type): readonly ResourceOf<Type>[] {
  const trie = entities[type]
  return trie ? itemsOf(trie).filter((resource) => isOfType(resource, type)) : []
}

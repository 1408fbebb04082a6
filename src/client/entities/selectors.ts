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

interface Found {
  /** The entities that were searched: as long as they are the same object, so is the result. */
  readonly table: object
  readonly resources: readonly Ref[]
}
/** What was last found for each linkage, or list of refs: it lives as long as the list. */
const lastFound = new WeakMap<Exclude<Linkage, null>, Found>()

/**
 * The resources of a list of refs, in its order; those that are not held are left out. The same array comes back while the
 * same list of refs leads to the same resources: pass the array of a query or of a relationship, not a new one.
 */
export function selectMany<Type extends ResourceType>(
  state: State,
  refs: readonly Ref<Type>[],
): readonly ResourceOf<Type>[] {
  return found(refs, state.entities, () => refs.map((ref) => held(state, ref)))
}

const none: readonly never[] = []
const isList = (linkage: Linkage): linkage is readonly Ref[] => Array.isArray(linkage)

/**
 * The resources of one type that a relationship or an answer leads to, one or many; those that are not held are left out. The same
 * array comes back while the same linkage leads to the same resources. Costs nothing as long as no resource of the type changes.
 */
export function selectRelated<Type extends ResourceType>(
  state: State,
  type: Type,
  linkage: Linkage | undefined,
): readonly ResourceOf<Type>[] {
  const table = state.entities[type]
  if (!linkage || !table) return none
  return found(linkage, table, () =>
    (isList(linkage) ? linkage : [linkage]).map((ref) =>
      ref.type === type ? held(state, { type, id: ref.id }) : undefined,
    ),
  )
}

function found<Type extends ResourceType>(
  linkage: Exclude<Linkage, null>,
  table: object,
  look: () => readonly (ResourceOf<Type> | undefined)[],
): readonly ResourceOf<Type>[] {
  const last = lastFound.get(linkage)
  // A table, and a list looked for in all of them, hold one type.
  if (last?.table === table) return last.resources as readonly ResourceOf<Type>[]
  const resources = look().filter((resource) => resource !== undefined)
  const same = last && holdsTheSame(last.resources, resources) ? last.resources : resources
  lastFound.set(linkage, { table, resources: same })
  return same as readonly ResourceOf<Type>[]
}

const holdsTheSame = (last: readonly unknown[], found: readonly unknown[]): boolean =>
  last.length === found.length && found.every((item, index) => item === last[index])

/** Every resource of a type that is held, in no order: a new array each time. */
export function selectEvery<Type extends ResourceType>({ entities }: State, type: Type): readonly ResourceOf<Type>[] {
  const trie = entities[type]
  return trie ? itemsOf(trie).filter((resource) => isOfType(resource, type)) : []
}

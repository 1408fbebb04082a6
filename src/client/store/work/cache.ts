import { definitionOf, resources, type ResourceType } from '#contract'
import { aggregateOf } from '#contract/resources'
import type { Linkage, Ref, Resource, ResourceOf } from '#contract/jsonapi'
import { isObject, type Entries } from '#contract/json'
import { selectMany } from '#client/entities'
import { build } from '../build'
import { featureSlices, storeFeatures, type RootState } from '../feature'

/** Copies of server data, stored for work without network: the current user, and what features choose. */
interface Cache {
  readonly resources: readonly ResourceOf<ResourceType>[]
  /** What features keep of their slices, by name. */
  readonly slices: Readonly<Record<string, unknown>>
  /** The build of the application that keeps this. */
  readonly build: string
}

/** @param now milliseconds since 1970 */
export function cacheOf(state: RootState, now: number): Cache {
  const { user } = state.session
  const roots = storeFeatures().flatMap(({ keptResources }) => keptResources?.(state, now) ?? [])
  return {
    resources: reachable(state, user ? [user, ...roots] : roots),
    slices: Object.fromEntries(
      featureSlices().flatMap(([name, { cache }]) => (cache ? [[name, cache.kept(state, now)] as const] : [])),
    ),
    build,
  }
}

/** The parts of the state that the cache is made of: as long as none changes, it is not written. */
export const cachedParts = (state: RootState): readonly unknown[] => [
  state.entities,
  state.session.user,
  ...Object.entries<unknown>({ ...state }).flatMap(([name, slice]) =>
    featureSlices().some(([other, { cache }]) => other === name && cache) ? [slice] : [],
  ),
]

/** The resources that these refs lead to, and the places that they name, but for the roots of other aggregates. */
function reachable(state: RootState, roots: readonly Ref[]): Cache['resources'] {
  const found = new Map<string, ResourceOf<ResourceType>>()
  const visit = (ref: Ref) => {
    const key = `${ref.type}/${ref.id}`
    const [resource] = selectMany<ResourceType>(state, [ref])
    if (!resource || found.has(key)) return
    found.set(key, resource)
    for (const other of Object.values(resource.relationships).flatMap(refsOf))
      if (!aggregateOf(other.type)) visit(other)
    placesOf(resource).forEach(visit)
  }
  roots.forEach(visit)
  return [...found.values()]
}

/** The places that the attributes of a resource name by their slug. */
function placesOf({ type, attributes }: ResourceOf<ResourceType>): readonly Ref[] {
  const { fields } = definitionOf(type)
  return Object.entries(attributes).flatMap(([name, value]) =>
    fields[name]?.kind === 'location' && typeof value === 'string' ? [{ type: 'location', id: value }] : [],
  )
}

const isList = (linkage: Linkage): linkage is readonly Ref[] => Array.isArray(linkage)

function refsOf(linkage: Linkage): readonly Ref[] {
  if (linkage === null) return []
  return isList(linkage) ? linkage : [linkage]
}

const isType = (value: unknown): value is ResourceType => typeof value === 'string' && Object.hasOwn(resources, value)
const isRef = (value: unknown): value is Ref =>
  isObject(value) && isType(value['type']) && typeof value['id'] === 'string'
const isLinkage = (value: unknown): value is Linkage =>
  value === null || isRef(value) || (Array.isArray(value) && value.every(isRef))

/** The resources that storage held; those that are none are left out: the server has them. */
export function parseResources(stored: unknown): readonly Resource[] {
  return Array.isArray(stored) ? stored.filter(isResource) : []
}

function isResource(value: unknown): value is Resource {
  if (!isObject(value) || !isRef(value)) return false
  const { attributes, relationships, version }: Entries = value
  return (
    isObject(attributes) &&
    isObject(relationships) &&
    Object.values(relationships).every(isLinkage) &&
    (version === undefined || typeof version === 'number')
  )
}

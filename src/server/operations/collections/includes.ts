import type { Linkage, Resource } from '#contract/jsonapi'
import { findColleagues } from '#server/repositories'
import { scopeOf } from '../guard'
import type { OperationContext, Collection, Include, Includes } from './collection'
import { findShown } from './rows'

/** The resources of another collection that a relationship of each points at, as the viewer may list and see them. */
export const pointedAt = (relationship: string, target: () => Collection): Include => ({
  find: async (from, asked) => {
    const scope = scopeOf(target().policy.list, asked.viewer)
    return { resources: await findShown(target(), { ...asked, scope }, idsIn(from, relationship)) }
  },
  includes: () => target().includes ?? {},
})

/** The colleague that a relationship of each points at, by name. */
export const colleague = (relationship: string): Include => ({
  find: async (from, { scope, database }) => {
    const ids = idsIn(from, relationship)
    const found = ids.length > 0 ? await findColleagues(scope, database, ids) : []
    return { resources: found.map(({ user }) => user) }
  },
})

/** What a relationship of one resource holds, by its id. */
export const heldByOne = (find: (id: string, asked: OperationContext) => Promise<readonly Resource[]>): Include => ({
  isOfOne: true,
  find: async ([owner], asked) => {
    const resources = owner ? await find(owner.id, asked) : []
    return { resources, linkage: new Map(owner ? [[owner.id, resources.map(refOf)]] : []) }
  },
})

/** What a relationship of each resource holds, by the id of whom it belongs to. */
export const heldByEach = (
  find: (ids: readonly string[], asked: OperationContext) => Promise<readonly { owner: string; resource: Resource }[]>,
  target?: () => Collection,
): Include => ({
  find: async (from, asked) => {
    const found =
      from.length > 0
        ? await find(
            from.map(({ id }) => id),
            asked,
          )
        : []
    return {
      resources: found.map(({ resource }) => resource),
      linkage: new Map(
        from.map(({ id }) => [id, found.filter(({ owner }) => owner === id).map(({ resource }) => refOf(resource))]),
      ),
    }
  },
  ...(target ? { includes: () => target().includes ?? {} } : {}),
})

const refOf = ({ type, id }: Resource) => ({ type, id })

/** The ids that a relationship of these resources points at, once each. */
export function idsIn(from: readonly Resource[], relationship: string): string[] {
  const refs = from.flatMap(({ relationships }) => relationships[relationship] ?? [])
  return [...new Set(refs.map(({ id }) => id))]
}

/**
 * Resources with the linkage of what was asked for, and what comes with them.
 * @param paths `program`, `program.promoter`: what is on the way of a path comes too
 */
export async function withIncluded(
  from: readonly Resource[],
  paths: readonly string[],
  includes: Includes,
  asked: OperationContext,
): Promise<{ data: readonly Resource[]; included: readonly Resource[] }> {
  let data = from
  const included: Resource[] = []
  for (const name of new Set(paths.map((path) => path.split('.', 1)[0] ?? ''))) {
    const include = includes[name]
    if (!include) continue
    const { resources, linkage } = await include.find(from, asked)
    const rest = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1))
    const deeper = await withIncluded(resources, rest, include.includes?.() ?? {}, asked)
    included.push(...deeper.data, ...deeper.included)
    if (linkage) data = data.map((resource) => linked(resource, name, linkage.get(resource.id) ?? null))
  }
  return { data, included }
}

const linked = (resource: Resource, name: string, linkage: Linkage): Resource => ({
  ...resource,
  relationships: { ...resource.relationships, [name]: linkage },
})

/** How many relationships a path goes through at most. */
const LONGEST_PATH = 3

/** The paths that a request may name. @param isList whether they come with each resource of a list */
export function pathsOf(includes: Includes = {}, isList = false, before: readonly Includes[] = []): string[] {
  if (before.length === LONGEST_PATH || before.includes(includes)) return []
  return Object.entries(includes)
    .filter(([, { isOfOne }]) => !(isList && isOfOne === true))
    .flatMap(([name, include]) => [
      name,
      ...pathsOf(include.includes?.(), true, [...before, includes]).map((path) => `${name}.${path}`),
    ])
}

import type { Resource } from '#contract/jsonapi'
import { findResources, type ResourceSearch } from '#server/repositories/resources'
import { notFound } from '../failure'
import { scopeOf } from '../guard'
import type { OperationContext, Collection } from './collection'
import { withIncluded } from './includes'
import { findShown, searchShown } from './rows'

/** What was found, and what comes with it. */
export interface FoundPage {
  readonly data: readonly Resource[]
  readonly included: readonly Resource[]
  readonly total: number
}

/** Who asks, before the policy says what they reach. */
export type Asking = Omit<OperationContext, 'scope'>

/** What a list is asked for. */
export interface ListRequest extends ResourceSearch {
  /** Id of what the items belong to. */
  readonly ownerId?: string | undefined
  /** What comes with the resources. */
  readonly include: readonly string[]
  /** What the viewer may not ask for. @throws Failure */
  readonly check?: ((asked: OperationContext) => void | Promise<void>) | undefined
}

/** A page of a collection. @throws Failure notFound when what the items belong to is not the viewer's */
export async function listResources(
  collection: Collection,
  asking: Asking,
  { include, check, ...search }: ListRequest,
): Promise<FoundPage> {
  const asked = { ...asking, scope: scopeOf(collection.policy.list, asking.viewer) }
  await check?.(asked)
  const { found, total } = await searchShown(collection, asked, search)
  if (found.length === 0) await refuseStranger(collection, asked, search.ownerId)
  return { ...(await withIncluded(found, include, collection.includes ?? {}, asked)), total }
}

/** Answers 404 rather than an empty list when the viewer may not see the owner. */
async function refuseStranger(
  { parent }: Collection,
  { scope, database }: OperationContext,
  ownerId: string | undefined,
): Promise<void> {
  if (!parent || ownerId === undefined) return
  const [found] = await findResources(parent, { scope, ids: [ownerId] }, database, 't.id')
  if (!found) throw notFound()
}

/** Those of the ids that the viewer may list. */
export async function readSome(
  collection: Collection,
  asking: Asking,
  ids: readonly string[],
  include: readonly string[],
): Promise<{ data: readonly Resource[]; included: readonly Resource[] }> {
  const asked = { ...asking, scope: scopeOf(collection.policy.list, asking.viewer) }
  return withIncluded(await findShown(collection, asked, ids), include, collection.includes ?? {}, asked)
}

/** One resource of a collection. @throws Failure notFound outside of what the viewer reaches */
export async function readResource(
  collection: Collection,
  asking: Asking,
  id: string,
  include: readonly string[] = [],
): Promise<{ data: Resource; included: readonly Resource[] }> {
  const asked = { ...asking, scope: scopeOf(collection.policy.read, asking.viewer) }
  const found = await findShown(collection, asked, [id])
  const { data, included } = await withIncluded(found, include, collection.includes ?? {}, asked)
  const [resource] = data
  if (!resource) throw notFound()
  return { data: resource, included }
}

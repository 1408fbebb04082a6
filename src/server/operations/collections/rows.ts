import type { Resource } from '#contract/jsonapi'
import { findResources, searchResources, type ResourcePage, type ResourceSearch } from '#server/repositories/resources'
import type { OperationContext, Collection } from './collection'

/** Those of the ids that the viewer reaches, as they see them. */
export async function findShown(
  collection: Collection,
  asked: OperationContext,
  ids: readonly string[],
): Promise<readonly Resource[]> {
  if (ids.length === 0) return []
  const { table, rows } = collection
  const ofIds = { scope: asked.scope, ids }
  const found = rows ? await rows.find(asked, ids) : await findResources(table, ofIds, asked.database, 't.id')
  return shownAll(collection, asked, found)
}

/** A page of what the viewer reaches, as they see it. */
export async function searchShown(
  collection: Collection,
  asked: OperationContext,
  { ownerId, ...search }: ResourceSearch & { readonly ownerId?: string | undefined },
): Promise<ResourcePage> {
  const { table, rows } = collection
  const { found, total } = rows
    ? await rows.search(asked, search)
    : await searchResources(table, { scope: asked.scope, ownerId }, asked.database, search)
  return { found: await shownAll(collection, asked, found), total }
}

async function shownAll(
  { shown }: Collection,
  asked: OperationContext,
  found: readonly Resource[],
): Promise<readonly Resource[]> {
  return shown && found.length > 0 ? found.map(await shown(asked)) : found
}

import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { AggregateMapping } from './mapping'

/** A request to create a resource in an aggregate. */
export interface Creation {
  readonly rootId: string
  readonly resourceType: string
  /** The idempotency key that the request came with. */
  readonly key: string
}

const ownerOf = ({ companyId, userId }: Viewer, { rootId, resourceType, key }: Creation) => [
  companyId,
  rootId,
  resourceType,
  userId,
  key,
]

/** Id of the resource that this request of the viewer created, which may have been removed since; undefined when it created none. */
export async function findCreated(
  { creations, owner }: AggregateMapping,
  transaction: Queryable,
  viewer: Viewer,
  creation: Creation,
): Promise<string | undefined> {
  const [row] = await transaction.query<{ id: string }>(
    `SELECT resource_id AS id FROM ${creations}
     WHERE company_id = $1 AND ${owner.column} = $2 AND resource_type = $3 AND user_id = $4 AND key = $5`,
    ownerOf(viewer, creation),
  )
  return row?.id
}

export async function insertCreation(
  { creations, owner }: AggregateMapping,
  transaction: Queryable,
  viewer: Viewer,
  creation: Creation,
  resourceId: string,
): Promise<void> {
  await transaction.query(
    `INSERT INTO ${creations} (company_id, ${owner.column}, resource_type, user_id, key, resource_id) VALUES ($1, $2, $3, $4, $5, $6)`,
    [...ownerOf(viewer, creation), resourceId],
  )
}

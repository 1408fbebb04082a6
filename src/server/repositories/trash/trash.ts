import type { Resource } from '#contract/jsonapi'
import type { ColumnValues, Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { nameOfUser, searchResources, type ResourcePage, type ResourceSearch } from '../resources/index'
import type { Parameters } from '../statement'
import { defineTable } from '../tables'

/** What was deleted, as those who may bring it back see it. */
export const trashTable = defineTable('trash_item', 'trash', {
  isFixed: true,
  computed: { deleted_by: nameOfUser('user_id') },
})

/** What somebody sees of the trash of the firm: all of it, or by type what they could delete. */
export type TrashVisibility = 'all' | readonly { readonly type: string; readonly scope: Scope }[]

/** What was deleted and may come back, within what somebody sees. */
export function searchTrash(
  scope: Scope,
  database: Queryable,
  { visible, ...search }: ResourceSearch & { readonly visible: TrashVisibility },
): Promise<ResourcePage> {
  const more = (parameters: Parameters) => [...(search.more?.(parameters) ?? []), seen(visible, parameters)]
  return searchResources(trashTable, { scope }, database, { ...search, more })
}

/** Those of the ids that somebody sees. */
export async function findTrashed(
  scope: Scope,
  database: Queryable,
  { visible, ids }: { readonly visible: TrashVisibility; readonly ids: readonly string[] },
): Promise<readonly Resource[]> {
  const more = (parameters: Parameters) => [`t.id = ANY(${parameters.add(ids)})`]
  const range = { conditions: [], order: 't.id', limit: null, offset: 0 }
  return (await searchTrash(scope, database, { visible, more, ...range })).found
}

/** That the row of what was deleted, as it was then, is within the scope by which its type is deleted. */
function seen(visible: TrashVisibility, parameters: Parameters): string {
  if (visible === 'all') return 'true'
  const rootHas = (values: ColumnValues): string => `t.root @> ${parameters.add(JSON.stringify(values))}::jsonb`
  const kinds = visible.map(({ type, scope: { columns, anyOf } }) => {
    const sets = anyOf.length > 0 ? anyOf : [{}]
    return `(t.resource_type = ${parameters.add(type)} AND (${sets.map((values) => rootHas({ ...columns, ...values })).join(' OR ')}))`
  })
  return kinds.length === 0 ? 'false' : `(${kinds.join(' OR ')})`
}

/** Forgets for good. */
export async function removeFromTrash(
  transaction: Queryable,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction.query('DELETE FROM trash WHERE company_id = $1 AND id = ANY($2)', [companyId, ids])
}

/** Forgets for good some of what has been there for long enough. @returns what that was; none when none is left, or another process has it */
export async function purgeExpired(
  transaction: Queryable,
  now: Date,
): Promise<readonly { companyId: string; id: string; type: string }[]> {
  return transaction.query<{ companyId: string; id: string; type: string }>(
    `DELETE FROM trash WHERE (company_id, id) IN (
       SELECT company_id, id FROM trash WHERE purged_after <= $1 ORDER BY company_id, id LIMIT 50 FOR UPDATE SKIP LOCKED)
     RETURNING company_id AS "companyId", id, resource_type AS type`,
    [now],
  )
}

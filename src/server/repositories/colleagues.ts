import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { resourceOf, type Row } from './rows'
import { Parameters } from './statement'

/** Colleagues by name, without the rest of their accounts, and their roles. @param scope of the firm */
export async function findColleagues(
  scope: Scope,
  database: Queryable,
  ids?: readonly string[],
): Promise<{ user: Resource; roles: readonly string[] }[]> {
  const parameters = new Parameters()
  const wanted = ids ? `u.id = ANY(${parameters.add(ids)}) AND ` : ''
  const text = `SELECT u.id, u.version, u.first_name, u.last_name, u.roles FROM users u
    WHERE ${wanted}u.company_id = ${parameters.add(scope.columns['company_id'])} ORDER BY u.last_name COLLATE french, u.id`
  const rows = await database.query<Row & { roles: string[] }>(text, parameters.values)
  return rows.map((row) => ({ user: resourceOf('user', row), roles: row.roles }))
}

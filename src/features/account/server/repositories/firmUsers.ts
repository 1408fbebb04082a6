import { isRoleName } from '#contract/access'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { assignments, insertion, Parameters, resourceOf, within, type Row } from '#server/repositories'
import { searchRows, type ResourcePage, type ResourceSearch } from '#server/repositories/resources'
import { tables } from '../tables'

const { user: table } = tables

interface UserRow extends Row {
  readonly roles: readonly string[]
  readonly centers: readonly string[] | null
}

const CENTERS = `(SELECT array_agg(m.business_center_id ORDER BY m.business_center_id) FROM user_business_centers m
  WHERE m.company_id = t.company_id AND m.user_id = t.id)`

/** Users of the firm of the scope, with their roles and agencies. */
export async function searchUsers(scope: Scope, database: Queryable, search: ResourceSearch): Promise<ResourcePage> {
  const select = `${table.selected('t')}, t.roles, ${CENTERS} AS centers`
  const { rows, total } = await searchRows(table, { scope }, database, { ...search, select })
  return { found: rows.filter(isUserRow).map(userOf), total }
}

const isUserRow = (row: Row): row is UserRow => Array.isArray(row['roles'])

function userOf(row: UserRow): Resource {
  return resourceOf('user', row, {
    roles: row.roles.filter(isRoleName).map((id) => ({ type: 'role', id })),
    business_centers: (row.centers ?? []).map((id) => ({ type: 'business_center', id })),
  })
}

/** Those of these ids. */
export async function findUsers(scope: Scope, database: Queryable, ids: readonly string[]): Promise<Resource[]> {
  const search = { conditions: [{ column: 'id', among: ids }], order: 't.id', limit: null, offset: 0 }
  return [...(await searchUsers(scope, database, search)).found]
}

/** Holds a user until the end of the transaction. */
export async function lockUser(scope: Scope, transaction: Queryable, id: string): Promise<void> {
  const parameters = new Parameters()
  const text = `SELECT 1 FROM users u WHERE u.id = ${parameters.add(id)} AND ${within(scope, 'u', parameters)} FOR UPDATE`
  await transaction.query(text, parameters.values)
}

/** Holds those who administrate a firm and are at work until the end of the transaction. @returns their ids */
export async function lockAdministrators(transaction: Queryable, companyId: string): Promise<readonly string[]> {
  const rows = await transaction.query<{ id: string }>(
    `SELECT id FROM users WHERE company_id = $1 AND status = 'active' AND 'admin' = ANY(roles) ORDER BY id FOR UPDATE`,
    [companyId],
  )
  return rows.map(({ id }) => id)
}

export async function insertUser(transaction: Queryable, columns: Readonly<Record<string, unknown>>): Promise<void> {
  const parameters = new Parameters()
  await transaction.query(insertion('users', [columns], parameters), parameters.values)
}

export async function updateUser(
  scope: Scope,
  transaction: Queryable,
  id: string,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE users u SET ${assignments(columns, parameters)}, version = version + 1, updated_at = clock_timestamp()
    WHERE u.id = ${parameters.add(id)} AND ${within(scope, 'u', parameters)}`
  await transaction.query(text, parameters.values)
}

export async function removeUser(scope: Scope, transaction: Queryable, id: string): Promise<void> {
  const parameters = new Parameters()
  const text = `DELETE FROM users u WHERE u.id = ${parameters.add(id)} AND ${within(scope, 'u', parameters)}`
  await transaction.query(text, parameters.values)
}

/** Puts a user in these agencies of their firm, and in no other. @returns false when one of them is not of the firm */
export async function replaceCenters(
  transaction: Queryable,
  companyId: string,
  userId: string,
  centers: readonly string[],
): Promise<boolean> {
  await transaction.query('DELETE FROM user_business_centers WHERE company_id = $1 AND user_id = $2', [
    companyId,
    userId,
  ])
  const placed = await transaction.query(
    `INSERT INTO user_business_centers (company_id, user_id, business_center_id)
     SELECT company_id, $2, id FROM business_centers WHERE company_id = $1 AND id = ANY($3) RETURNING business_center_id`,
    [companyId, userId, centers],
  )
  return placed.length === centers.length
}

/** Ends every session of a user. */
export async function endSessions(transaction: Queryable, companyId: string, userId: string): Promise<void> {
  await transaction.query('DELETE FROM sessions WHERE company_id = $1 AND user_id = $2', [companyId, userId])
}

export async function findFirmName(database: Queryable, companyId: string): Promise<string> {
  const [row] = await database.query<{ name: string | null }>('SELECT name FROM companies WHERE id = $1', [companyId])
  return row?.name ?? 'Votre société'
}

/** A colleague of a firm, as a dashboard names one. */
export interface Colleague {
  readonly id: string
  readonly name: string
  /** ISO instant; null for who was never there. */
  readonly last_active_at: string | null
}

/** Those of a firm who log in, by name. */
export const findColleagues = (database: Queryable, companyId: string): Promise<readonly Colleague[]> =>
  database.query<Colleague & Record<string, unknown>>(
    `SELECT id, concat_ws(' ', first_name, last_name) AS name, last_active_at FROM users
     WHERE company_id = $1 AND status = 'active' ORDER BY last_name COLLATE french, first_name COLLATE french, id`,
    [companyId],
  )

/** The colleagues of some agencies of a firm. */
export async function findUsersOfAgencies(
  database: Queryable,
  companyId: string,
  agencies: readonly string[],
): Promise<readonly string[]> {
  const rows = await database.query<{ user_id: string }>(
    'SELECT DISTINCT user_id FROM user_business_centers WHERE company_id = $1 AND business_center_id = ANY($2)',
    [companyId, agencies],
  )
  return rows.map(({ user_id }) => user_id)
}

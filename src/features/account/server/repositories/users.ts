import type { RoleName } from '#contract/access'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import { prepared, type Queryable } from '#server/db'
import { resourceOf, type Row, assignments, Parameters, within } from '#server/repositories'
import { tables } from '../tables'
import { projectSwitches } from './offeredFeatures'

/** An account with the firm, the network and the agencies around it. */
export interface AccountRead {
  readonly user: Resource
  readonly roles: readonly string[]
  readonly company: Resource
  readonly network: Resource | undefined
  readonly businessCenters: readonly Resource[]
  readonly tokens: readonly Resource[]
}

/** The firm, with the project types that it switched off, or that nobody is offered here, and the criteria that nobody is. */
const COMPANY = `to_jsonb(c) || jsonb_build_object('hidden_projects',
  (SELECT coalesce(jsonb_agg(h.project ORDER BY h.project), '[]') FROM (${projectSwitches('c.id')}) h WHERE NOT h.is_active),
  'disabled_criteria',
  (SELECT coalesce(jsonb_agg(f.name ORDER BY f.name), '[]') FROM disabled_features f WHERE f.kind = 'criterion'))`

/** The account of a scope, whole, in one statement. */
export async function findAccount(scope: Scope, database: Queryable): Promise<AccountRead | undefined> {
  const parameters = new Parameters()
  const text = `SELECT ${tables.user.selected('u')}, u.roles, ${COMPANY} AS company, row_to_json(n) AS network,
      (SELECT coalesce(json_agg(row_to_json(b) ORDER BY b.name, b.id), '[]') FROM business_centers b
        JOIN user_business_centers m ON m.company_id = b.company_id AND m.business_center_id = b.id
        WHERE m.company_id = u.company_id AND m.user_id = u.id) AS business_centers,
      (SELECT coalesce(json_agg(row_to_json(t) ORDER BY t.created_at, t.id), '[]')
        FROM (SELECT id, version, name, scope, scopes, addresses, expires_at, kept_on_password_change, created_at, last_used_at
              FROM tokens o WHERE o.company_id = u.company_id AND o.user_id = u.id) t) AS tokens
    FROM users u JOIN companies c ON c.id = u.company_id LEFT JOIN networks n ON n.id = c.network_id
    WHERE ${within(scope, 'u', parameters)}`
  const [row] = await database.query<AccountRow>(prepared(text), parameters.values)
  return (
    row && {
      user: resourceOf('user', row),
      roles: row.roles,
      company: resourceOf('company', row.company),
      network: row.network ? resourceOf('network', row.network) : undefined,
      businessCenters: row.business_centers.map((center) => resourceOf('business_center', center)),
      tokens: row.tokens.map((token) => resourceOf('token', token)),
    }
  )
}

interface AccountRow extends Row {
  readonly roles: RoleName[]
  readonly company: Row
  readonly network: Row | null
  readonly business_centers: Row[]
  readonly tokens: Row[]
}

/** Writes attributes of an account. */
export async function updateAccount(
  scope: Scope,
  transaction: Queryable,
  attributes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE users u SET ${assignments(attributes, parameters)}, version = version + 1, updated_at = clock_timestamp()
    WHERE ${within(scope, 'u', parameters)}`
  await transaction.query(text, parameters.values)
}

export async function findPasswordHash(scope: Scope, database: Queryable): Promise<string | null | undefined> {
  const parameters = new Parameters()
  const text = `SELECT u.password_hash FROM users u WHERE ${within(scope, 'u', parameters)}`
  const [row] = await database.query<{ password_hash: string | null }>(text, parameters.values)
  return row?.password_hash
}

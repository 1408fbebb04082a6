import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, resourceOf, within, type Row } from '#server/repositories'

/**
 * The logins of a scope that last, the latest used first: the sessions of several hosts are one.
 * @param current the hash of the session that asks
 */
export async function findSessions(
  scope: Scope,
  database: Queryable,
  { current, now }: { readonly current: string; readonly now: Date },
): Promise<Resource[]> {
  const parameters = new Parameters()
  const [at, own] = [parameters.add(now), parameters.add(current)]
  const rows = await database.query<Row>(
    `SELECT s.login_id AS id, min(s.logged_in_at) AS created_at, max(s.last_used_at) AS last_used_at,
       (array_agg(s.device ORDER BY s.last_used_at DESC))[1] AS device, (array_agg(s.address ORDER BY s.last_used_at DESC))[1] AS address,
       bool_or(s.token_hash = ${own}) AS current
     FROM sessions s JOIN companies c ON c.id = s.company_id
     WHERE s.expires_at > ${at} AND s.logged_in_at > ${at} - make_interval(days => c.session_days) AND ${within(scope, 's', parameters)}
     GROUP BY s.login_id ORDER BY max(s.last_used_at) DESC, s.login_id`,
    parameters.values,
  )
  return rows.map((row) => resourceOf('session', row))
}

/** Ends a login. @returns false when there is none */
export async function removeSession(scope: Scope, transaction: Queryable, id: string): Promise<boolean> {
  const parameters = new Parameters()
  const text = `DELETE FROM sessions s WHERE s.login_id = ${parameters.add(id)} AND ${within(scope, 's', parameters)} RETURNING 1`
  return (await transaction.query(text, parameters.values)).length > 0
}

/** Ends every login but the one of a session. @param kept the hash of that session */
export async function removeOtherLogins(scope: Scope, transaction: Queryable, kept: string): Promise<void> {
  const parameters = new Parameters()
  const text = `DELETE FROM sessions s WHERE ${within(scope, 's', parameters)}
    AND s.login_id <> (SELECT o.login_id FROM sessions o WHERE o.token_hash = ${parameters.add(kept)})`
  await transaction.query(text, parameters.values)
}

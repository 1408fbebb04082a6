import { randomUUID } from 'node:crypto'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { resourceOf, type Row, insertion, Parameters, within } from '#server/repositories'
import { tables } from '../tables'

/** A new API token of the viewer whose scope it is. Only the hash of its value is kept. */
export async function insertToken(
  scope: Scope,
  transaction: Queryable,
  token: Readonly<Record<'name' | 'scope' | 'token_hash', string>>,
): Promise<Resource> {
  const parameters = new Parameters()
  const text = `${insertion('tokens', [{ id: randomUUID(), ...token, ...scope.columns }], parameters)} RETURNING ${tables.token.selected('tokens')}`
  const [row] = await transaction.query<Row>(text, parameters.values)
  return resourceOf('token', row ?? {})
}

/** How many tokens the scope reaches. */
export async function countTokens(scope: Scope, transaction: Queryable): Promise<number> {
  const parameters = new Parameters()
  const text = `SELECT count(*)::int AS count FROM tokens t WHERE ${within(scope, 't', parameters)}`
  const [row] = await transaction.query<{ count: number }>(text, parameters.values)
  return row?.count ?? 0
}

/** Revokes a token; false outside of the scope. */
export async function removeToken(scope: Scope, transaction: Queryable, id: string): Promise<boolean> {
  const parameters = new Parameters()
  const text = `DELETE FROM tokens t WHERE t.id = ${parameters.add(id)} AND ${within(scope, 't', parameters)} RETURNING t.id`
  return (await transaction.query(text, parameters.values)).length > 0
}

import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'

/** Whether a client file is within reach. */
export async function hasFile(scope: Scope, database: Queryable, id: string): Promise<boolean> {
  const parameters = new Parameters()
  const text = `SELECT f.id FROM client_files f WHERE f.id = ${parameters.add(id)} AND ${within(scope, 'f', parameters)}`
  return (await database.query(text, parameters.values)).length > 0
}

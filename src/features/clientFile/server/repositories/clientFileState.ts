import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'

const CHANGED = 'version = version + 1, updated_at = clock_timestamp()'

/** Puts a file away, remembering where it was. */
export async function archiveClientFile(scope: Scope, transaction: Queryable, id: string): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE client_files f SET archived_status = f.status, status = 'archived', ${CHANGED}
    WHERE f.id = ${parameters.add(id)} AND ${within(scope, 'f', parameters)}`
  await transaction.query(text, parameters.values)
}

/** Takes a file back to where it was. */
export async function unarchiveClientFile(scope: Scope, transaction: Queryable, id: string): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE client_files f SET status = coalesce(f.archived_status, 'draft'), archived_status = NULL, ${CHANGED}
    WHERE f.id = ${parameters.add(id)} AND ${within(scope, 'f', parameters)}`
  await transaction.query(text, parameters.values)
}

/** Gives a file to somebody of the firm. */
export async function assignClientFile(
  scope: Scope,
  transaction: Queryable,
  id: string,
  adviserId: string,
): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE client_files f SET adviser_id = ${parameters.add(adviserId)}, ${CHANGED}
    WHERE f.id = ${parameters.add(id)} AND ${within(scope, 'f', parameters)}`
  await transaction.query(text, parameters.values)
}

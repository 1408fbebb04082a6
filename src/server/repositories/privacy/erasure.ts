import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { resourceOf, type Row } from '../rows'
import { Parameters, within } from '../statement'

/** Who deletes a file, or null for the retention of its firm, and when. */
export interface Erasure {
  readonly clientFileId: string
  readonly userId: string | null
  readonly at: Date
}

/**
 * Removes a file that was locked before, the lead that it came from, and what was written about them elsewhere: answers kept
 * for repeated requests, mail that waits. Sections, history, decisions and readings go with the file. A trace stays.
 */
export async function eraseClientFile(
  transaction: Queryable,
  companyId: string,
  { clientFileId, userId, at }: Erasure,
): Promise<void> {
  const erased = await transaction.query<{ id: string }>(
    'DELETE FROM client_leads WHERE company_id = $1 AND client_file_id = $2 RETURNING id',
    [companyId, clientFileId],
  )
  const ids = [clientFileId, ...erased.map(({ id }) => id)].map((id) => `%${id}%`)
  await transaction.query('UPDATE idempotency_keys SET body = NULL WHERE company_id = $1 AND body LIKE ANY ($2)', [
    companyId,
    ids,
  ])
  await transaction.query('DELETE FROM outbox WHERE company_id = $1 AND text LIKE ANY ($2)', [companyId, ids])
  await transaction.query('DELETE FROM client_files WHERE company_id = $1 AND id = $2', [companyId, clientFileId])
  await transaction.query(
    'INSERT INTO client_file_deletions (company_id, id, user_id, reason, deleted_at) VALUES ($1, $2, $3, $4, $5)',
    [companyId, clientFileId, userId, userId === null ? 'retention' : 'request', at],
  )
}

/** The traces of the deleted files, the latest first. */
export async function findDeletions(
  scope: Scope,
  database: Queryable,
  page: { limit: number; offset: number },
): Promise<{ deletions: Resource[]; total: number }> {
  const parameters = new Parameters()
  const mine = `FROM client_file_deletions d LEFT JOIN users u ON u.company_id = d.company_id AND u.id = d.user_id WHERE ${within(scope, 'd', parameters)}`
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::integer AS total ${mine}`,
    parameters.values,
  )
  const text = `SELECT d.id, d.reason, d.deleted_at, nullif(concat_ws(' ', u.first_name, u.last_name), '') AS deleted_by
    ${mine} ORDER BY d.deleted_at DESC, d.id LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`
  const rows = await database.query<Row>(text, parameters.values)
  return { deletions: rows.map((row) => resourceOf('client_file_deletion', row)), total: counted?.total ?? 0 }
}

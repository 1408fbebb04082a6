import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { idempotency, resourceOf, within, readPage, type PageRange } from '#server/repositories'

/** Who deletes a file, or null for the retention of its firm, and when. */
export interface Erasure {
  readonly clientFileId: string
  /** Of what was erased with it, where it came from. */
  readonly erasedIds: readonly string[]
  readonly userId: string | null
  readonly at: Date
}

/**
 * Removes a file that was locked before, and what was written about it elsewhere: answers kept for repeated requests, mail
 * that waits. Sections, history, decisions and accesses go with the file. A trace stays.
 */
export async function eraseClientFile(
  transaction: Queryable,
  companyId: string,
  { clientFileId, erasedIds, userId, at }: Erasure,
): Promise<void> {
  const ids = [clientFileId, ...erasedIds]
  await idempotency.forgetAnswers(transaction, companyId, ids)
  await transaction.query('DELETE FROM outbox WHERE company_id = $1 AND text LIKE ANY ($2)', [
    companyId,
    ids.map((id) => `%${id}%`),
  ])
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
  page: PageRange,
): Promise<{ deletions: Resource[]; total: number }> {
  const { rows, total } = await readPage(
    database,
    {
      select: "d.id, d.reason, d.deleted_at, nullif(concat_ws(' ', u.first_name, u.last_name), '') AS deleted_by",
      from: (
        parameters,
      ) => `FROM client_file_deletions d LEFT JOIN users u ON u.company_id = d.company_id AND u.id = d.user_id
        WHERE ${within(scope, 'd', parameters)}`,
      order: 'd.deleted_at DESC, d.id',
    },
    page,
  )
  return { deletions: rows.map((row) => resourceOf('client_file_deletion', row)), total }
}

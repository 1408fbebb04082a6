import type { Queryable } from '#server/db'
import { idempotency } from '#server/repositories'

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

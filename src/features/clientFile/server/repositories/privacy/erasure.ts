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
 * Removes a file that was locked before, and what was written about it elsewhere. Sections, history, decisions and accesses go with the
 * file. A trace stays.
 */
export async function eraseClientFile(transaction: Queryable, companyId: string, erasure: Erasure): Promise<void> {
  const { clientFileId, erasedIds, at } = erasure
  await forgetCopies(transaction, companyId, [clientFileId, ...erasedIds])
  await transaction.query('DELETE FROM client_files WHERE company_id = $1 AND id = $2', [companyId, clientFileId])
  await insertDeletion(transaction, companyId, { ...erasure, purgedAt: at })
}

/** Forgets what was written elsewhere of what has these ids: answers kept for repeated requests, mail that waits. */
export async function forgetCopies(transaction: Queryable, companyId: string, ids: readonly string[]): Promise<void> {
  await idempotency.forgetAnswers(transaction, companyId, ids)
  await transaction.query('DELETE FROM outbox WHERE company_id = $1 AND text LIKE ANY ($2)', [
    companyId,
    ids.map((id) => `%${id}%`),
  ])
}

/** Leaves the trace of a deletion. @param deletion its `purgedAt` is when it became final, null while the file is in the trash */
export async function insertDeletion(
  transaction: Queryable,
  companyId: string,
  { clientFileId, userId, at, purgedAt }: Omit<Erasure, 'erasedIds'> & { readonly purgedAt: Date | null },
): Promise<void> {
  await transaction.query(
    'INSERT INTO client_file_deletions (company_id, id, user_id, reason, deleted_at, purged_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [companyId, clientFileId, userId, userId === null ? 'retention' : 'request', at, purgedAt],
  )
}

/** Notes when a deletion became final; null when the file is back, of whose deletion nothing stays. */
export async function endDeletion(
  transaction: Queryable,
  { companyId, id, purgedAt }: { readonly companyId: string; readonly id: string; readonly purgedAt: Date | null },
): Promise<void> {
  const trace = 'company_id = $1 AND id = $2 AND purged_at IS NULL'
  if (purgedAt === null) await transaction.query(`DELETE FROM client_file_deletions WHERE ${trace}`, [companyId, id])
  else
    await transaction.query(`UPDATE client_file_deletions SET purged_at = $3 WHERE ${trace}`, [companyId, id, purgedAt])
}

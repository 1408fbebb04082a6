import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { idempotency } from '#server/repositories'

/** Takes an import back: its leads go, but those that somebody has touched since. @returns how many went and stayed */
export async function undoImport(
  scope: Scope,
  transaction: Queryable,
  id: string,
): Promise<{ removed: number; kept: number }> {
  const { company_id } = scope.columns
  const removed = await transaction.query<{ id: string }>(
    `DELETE FROM client_leads l WHERE l.company_id = $1 AND l.import_id = $2 AND l.version = 1 AND l.last_exchange_at IS NULL RETURNING l.id`,
    [company_id, id],
  )
  const kept = await transaction.query<{ id: string }>(
    'UPDATE client_leads l SET import_id = NULL WHERE l.company_id = $1 AND l.import_id = $2 RETURNING l.id',
    [company_id, id],
  )
  // Leads that nobody has touched are in the answer of the import only.
  await idempotency.forgetAnswers(transaction, company_id ?? '', [id])
  await transaction.query('DELETE FROM client_lead_imports i WHERE i.company_id = $1 AND i.id = $2', [company_id, id])
  return { removed: removed.length, kept: kept.length }
}

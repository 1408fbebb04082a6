import type { Queryable } from '#server/db'
import * as idempotency from '../idempotency'

/** The rows that the trash holds of what was deleted under this id, by table; none when nothing was. */
export async function findTrashedRows(
  database: Queryable,
  companyId: string,
  { type, id }: { readonly type: string; readonly id: string },
): Promise<readonly { readonly table: string; readonly content: Readonly<Record<string, unknown>> }[]> {
  return database.query<{ table: string; content: Record<string, unknown> }>(
    `SELECT r.table_name AS "table", r.content FROM trash_rows r JOIN trash t ON t.company_id = r.company_id AND t.id = r.trash_id
     WHERE t.company_id = $1 AND t.id = $2 AND t.resource_type = $3 ORDER BY r.table_name, r.key`,
    [companyId, id, type],
  )
}

/** Forgets what was written elsewhere of rows that go for good: the answers kept for repeated requests, the mail that waits. */
export async function forgetCopies(
  transaction: Queryable,
  companyId: string,
  { ids, emails }: { readonly ids: readonly string[]; readonly emails: readonly string[] },
): Promise<void> {
  await idempotency.forgetAnswers(transaction, companyId, ids)
  await transaction.query(
    'DELETE FROM outbox WHERE company_id = $1 AND (text LIKE ANY ($2) OR html LIKE ANY ($2) OR lower(recipient) = ANY ($3))',
    [companyId, ids.map((id) => `%${id}%`), emails.map((email) => email.toLowerCase())],
  )
}

import type { Queryable } from '#server/db'

/** A message that waits to leave. */
export interface WaitingMessage {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** ISO instant. */
  readonly createdAt: string
}

export async function insertMessage(transaction: Queryable, companyId: string, message: WaitingMessage): Promise<void> {
  const { id, recipient, subject, text, createdAt } = message
  await transaction.query('INSERT INTO outbox (company_id, id, recipient, subject, text, created_at) VALUES ($1, $2, $3, $4, $5, $6)', [
    companyId,
    id,
    recipient,
    subject,
    text,
    createdAt,
  ])
}

/** Takes the oldest message that no other process is sending; it comes back when the transaction is rolled back. */
export async function takeMessage(transaction: Queryable): Promise<WaitingMessage | undefined> {
  const [row] = await transaction.query<WaitingMessage & Record<string, unknown>>(
    `WITH next AS (SELECT company_id, id FROM outbox ORDER BY created_at, id FOR UPDATE SKIP LOCKED LIMIT 1)
     DELETE FROM outbox o USING next WHERE o.company_id = next.company_id AND o.id = next.id
     RETURNING o.id, o.recipient, o.subject, o.text, o.created_at AS "createdAt"`,
  )
  return row
}

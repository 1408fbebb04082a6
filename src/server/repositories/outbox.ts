import type { Queryable } from '#server/db'

/** A PDF that a message brings. */
interface Attachment {
  readonly name: string
  readonly content: Buffer
}

/** A message that waits to leave. */
export interface WaitingMessage {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** Where one click stops such mail (RFC 8058); null for mail that nobody subscribed to. */
  readonly unsubscribeUrl: string | null
  readonly attachment?: Attachment | null
  /** ISO instant. */
  readonly createdAt: string
}

/** After the tenth attempt, some seventeen hours after the first one, a message is given up. */
export const ATTEMPTS_AT_MOST = 10

/** For how many days a message that was given up stays, for someone to look at. */
const DAYS_KEPT = 30

/** Adds a message, in the transaction that decides it. */
export async function insertMessage(transaction: Queryable, companyId: string, message: WaitingMessage): Promise<void> {
  const { id, recipient, subject, text, html, unsubscribeUrl, attachment, createdAt } = message
  await transaction.query(
    `INSERT INTO outbox (company_id, id, recipient, subject, text, html, created_at, next_attempt_at, unsubscribe_url,
       attachment_name, attachment) VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10)`,
    [
      ...[companyId, id, recipient, subject, text, html, createdAt, unsubscribeUrl],
      ...[attachment?.name ?? null, attachment?.content ?? null],
    ],
  )
}

/** A message to be sent, and how many attempts were made, this one included. */
export interface TakenMessage extends WaitingMessage {
  readonly companyId: string
  readonly attempts: number
}

interface TakenRow extends Omit<TakenMessage, 'attachment'>, Record<string, unknown> {
  readonly attachment_name: string | null
  readonly content: Buffer | null
}

/**
 * Takes the message that has been due for longest and that no other process is taking, and sets when it may be taken
 * again: 2, 4, 8, … minutes later. Undefined when nothing is due.
 */
export async function takeMessage(database: Queryable, now: Date): Promise<TakenMessage | undefined> {
  const [row] = await database.query<TakenRow>(
    `WITH next AS (SELECT company_id, id FROM outbox WHERE next_attempt_at <= $1 AND attempts < $2
       ORDER BY next_attempt_at, id FOR UPDATE SKIP LOCKED LIMIT 1)
     UPDATE outbox o SET attempts = o.attempts + 1, next_attempt_at = $1::timestamptz + power(2, o.attempts + 1) * interval '1 minute'
     FROM next WHERE o.company_id = next.company_id AND o.id = next.id
     RETURNING o.company_id AS "companyId", o.id, o.recipient, o.subject, o.text, o.html, o.unsubscribe_url AS "unsubscribeUrl",
       o.created_at AS "createdAt", o.attempts, o.attachment_name, o.attachment AS content`,
    [now, ATTEMPTS_AT_MOST],
  )
  if (!row) return undefined
  const { attachment_name: name, content, ...message } = row
  return { ...message, attachment: name === null || content === null ? null : { name, content } }
}

/** Forgets a message that has left. @returns false when it was erased meanwhile, with whom it was about */
export async function removeMessage(
  database: Queryable,
  { companyId, id }: Pick<TakenMessage, 'companyId' | 'id'>,
): Promise<boolean> {
  const rows = await database.query('DELETE FROM outbox WHERE company_id = $1 AND id = $2 RETURNING 1', [companyId, id])
  return rows.length > 0
}

/** Forgets the messages that were given up long enough ago: they name people. Answers their ids. */
export async function removeGivenUp(database: Queryable, now: Date): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `DELETE FROM outbox WHERE attempts >= $1 AND next_attempt_at < $2::timestamptz - $3 * interval '1 day' RETURNING id`,
    [ATTEMPTS_AT_MOST, now, DAYS_KEPT],
  )
  return rows.map(({ id }) => id)
}

/** How many messages wait for an attempt, and how many were given up. */
/** Since when the message waits that should have left first, in seconds; 0 when none is due. */
export async function longestWait(database: Queryable, now: Date): Promise<number> {
  const [row] = await database.query<{ seconds: number | null }>(
    `SELECT extract(epoch FROM $2::timestamptz - min(next_attempt_at))::float8 AS seconds FROM outbox
     WHERE attempts < $1 AND next_attempt_at <= $2`,
    [ATTEMPTS_AT_MOST, now],
  )
  return row?.seconds ?? 0
}

export async function countMessages(database: Queryable): Promise<{ waiting: number; givenUp: number }> {
  const [row] = await database.query<{ waiting: number; givenUp: number }>(
    `SELECT count(*) FILTER (WHERE attempts < $1)::int AS waiting, count(*) FILTER (WHERE attempts >= $1)::int AS "givenUp" FROM outbox`,
    [ATTEMPTS_AT_MOST],
  )
  return row ?? { waiting: 0, givenUp: 0 }
}

/** The address that mail to a user goes to; undefined for an account that is no more. */
export async function findAddress(
  database: Queryable,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<string | undefined> {
  const [row] = await database.query<{ email: string }>('SELECT email FROM users WHERE company_id = $1 AND id = $2', [
    companyId,
    userId,
  ])
  return row?.email
}

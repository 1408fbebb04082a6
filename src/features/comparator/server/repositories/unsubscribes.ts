import type { Queryable } from '#server/db'
import type { Person } from './alerts'

/** For how many days the link of a mail stops the mail. */
const DAYS_KEPT = 400

export async function insertUnsubscribe(
  transaction: Queryable,
  { companyId, userId }: Person,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await transaction.query(
    `DELETE FROM search_alert_unsubscribes WHERE company_id = $1 AND user_id = $2 AND created_at < $3::timestamptz - make_interval(days => $4)`,
    [companyId, userId, now, DAYS_KEPT],
  )
  await transaction.query(
    'INSERT INTO search_alert_unsubscribes (token_hash, company_id, user_id, created_at) VALUES ($1, $2, $3, $4)',
    [tokenHash, companyId, userId, now],
  )
}

/** Whose alerts the link of a mail stops. */
export async function findUnsubscriber(database: Queryable, tokenHash: string): Promise<Person | undefined> {
  const [row] = await database.query<Person & Record<string, unknown>>(
    'SELECT company_id AS "companyId", user_id AS "userId" FROM search_alert_unsubscribes WHERE token_hash = $1',
    [tokenHash],
  )
  return row
}

/** Stops the mail of all alerts of a person; what they find is in the application from then on. */
export async function stopMail(transaction: Queryable, { companyId, userId }: Person): Promise<void> {
  await transaction.query(
    `UPDATE search_alerts SET channels = ARRAY['app'], version = version + 1, updated_at = clock_timestamp()
     WHERE company_id = $1 AND user_id = $2 AND 'mail' = ANY(channels)`,
    [companyId, userId],
  )
}

import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'

/** The answer that a key was given. `body` is null for an answer without content. */
export interface StoredAnswer {
  readonly requestHash: string
  /** The rights that it was given under, `rightsText`; null when that was not kept. */
  readonly rights: string | null
  readonly status: number
  readonly body: string | null
}

export interface IdempotencyKey {
  readonly key: string
  readonly requestHash: string
  readonly now: Date
  readonly expiresAt: Date
}

/**
 * Takes a key for the request under way; answers what the key was given before, if anything. The same key sent twice at once
 * waits here until the first transaction ends.
 */
export async function takeKey(
  transaction: Queryable,
  { companyId, userId }: Viewer,
  { key, requestHash, now, expiresAt }: IdempotencyKey,
): Promise<StoredAnswer | undefined> {
  const owner = [companyId, userId, key]
  await transaction.query('DELETE FROM idempotency_keys WHERE company_id = $1 AND user_id = $2 AND expires_at <= $3', [
    companyId,
    userId,
    now,
  ])
  const taken = await transaction.query(
    `INSERT INTO idempotency_keys (company_id, user_id, key, request_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING key`,
    [...owner, requestHash, now, expiresAt],
  )
  if (taken.length > 0) return undefined
  const [row] = await transaction.query<StoredAnswer & Record<string, unknown>>(
    'SELECT request_hash AS "requestHash", rights, status, body FROM idempotency_keys WHERE company_id = $1 AND user_id = $2 AND key = $3',
    owner,
  )
  return row
}

export async function storeAnswer(
  transaction: Queryable,
  { companyId, userId }: Viewer,
  key: string,
  answer: Omit<StoredAnswer, 'requestHash'>,
): Promise<void> {
  await transaction.query(
    'UPDATE idempotency_keys SET status = $4, body = $5, rights = $6 WHERE company_id = $1 AND user_id = $2 AND key = $3',
    [companyId, userId, key, answer.status, answer.body, answer.rights],
  )
}

/** Empties the stored answers that mention erased resources: repeating such a request answers without content. */
export async function forgetAnswers(transaction: Queryable, companyId: string, ids: readonly string[]): Promise<void> {
  await transaction.query('UPDATE idempotency_keys SET body = NULL WHERE company_id = $1 AND body LIKE ANY ($2)', [
    companyId,
    ids.map((id) => `%${id}%`),
  ])
}

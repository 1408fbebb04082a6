import type { Queryable } from '#server/db'

// Before there is a viewer, and so without a scope. Secrets are kept as their hash.

export interface NewHandOver {
  readonly tokenHash: string
  readonly companyId: string
  /** Of the session that is followed. */
  readonly sessionHash: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Keeps a token, and clears those that ended. */
export async function insertHandOver(
  transaction: Queryable,
  { tokenHash, companyId, sessionHash, now, expiresAt }: NewHandOver,
): Promise<void> {
  await transaction.query('DELETE FROM hand_overs WHERE expires_at <= $1', [now])
  await transaction.query(
    'INSERT INTO hand_overs (token_hash, company_id, session_hash, expires_at) VALUES ($1, $2, $3, $4)',
    [tokenHash, companyId, sessionHash, expiresAt],
  )
}

/** Uses a token up: the hash of its session; undefined when it is unknown, used or expired. */
export async function takeHandOver(database: Queryable, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await database.query<{ sessionHash: string }>(
    'DELETE FROM hand_overs WHERE token_hash = $1 AND expires_at > $2 RETURNING session_hash AS "sessionHash"',
    [tokenHash, now],
  )
  return row?.sessionHash
}

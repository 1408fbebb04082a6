import type { Queryable } from '#server/db'
import type { AccountKey } from './passwordTokens'

// Secrets are kept as their hash.

interface NewEmailChange extends AccountKey {
  readonly email: string
  readonly tokenHash: string
  readonly expiresAt: Date
}

/** Keeps the address that an account waits for, in the place of a former one. */
export async function insertEmailChange(
  transaction: Queryable,
  { companyId, userId, email, tokenHash, expiresAt }: NewEmailChange,
): Promise<void> {
  await transaction.query(
    `INSERT INTO email_changes (company_id, user_id, email, token_hash, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (company_id, user_id) DO UPDATE
     SET email = excluded.email, token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [companyId, userId, email, tokenHash, expiresAt],
  )
}

export interface EmailChange extends AccountKey {
  readonly email: string
  readonly former: string
  readonly isOpen: boolean
}

/** Holds the change that a token confirms; undefined when there is none. */
export async function findEmailChange(
  transaction: Queryable,
  tokenHash: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [row] = await transaction.query<EmailChange>(
    `SELECT e.company_id AS "companyId", e.user_id AS "userId", e.email, u.email AS former, e.expires_at > $2 AND u.status = 'active' AS "isOpen"
     FROM email_changes e JOIN users u ON u.company_id = e.company_id AND u.id = e.user_id WHERE e.token_hash = $1 FOR UPDATE OF e`,
    [tokenHash, now],
  )
  return row
}

/** Gives the account its new address, and uses the change up. */
export async function applyEmailChange(
  transaction: Queryable,
  { companyId, userId, email }: Pick<EmailChange, 'companyId' | 'userId' | 'email'>,
): Promise<void> {
  await transaction.query('DELETE FROM email_changes WHERE company_id = $1 AND user_id = $2', [companyId, userId])
  await transaction.query(
    `UPDATE users SET email = $3, version = version + 1, updated_at = clock_timestamp() WHERE company_id = $1 AND id = $2`,
    [companyId, userId, email],
  )
}

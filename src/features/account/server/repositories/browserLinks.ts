import type { Queryable } from '#server/db'
import type { AccountKey } from './passwordTokens'

// Before there is a viewer, and so without a scope. Secrets are kept as their hash.

interface NewBrowserLink {
  readonly tokenHash: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Keeps the link of an account, where none still opens. @returns whether it was kept */
export async function insertBrowserLink(
  transaction: Queryable,
  { companyId, userId }: AccountKey,
  { tokenHash, now, expiresAt }: NewBrowserLink,
): Promise<boolean> {
  const rows = await transaction.query(
    `INSERT INTO browser_links AS l (company_id, user_id, token_hash, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (company_id, user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
     WHERE l.expires_at <= $5 RETURNING 1`,
    [companyId, userId, tokenHash, expiresAt, now],
  )
  return rows.length > 0
}

/** Uses a link up: its account, once; undefined when it is unknown, used or expired, or its account is not active. */
export async function takeBrowserLink(
  transaction: Queryable,
  tokenHash: string,
  now: Date,
): Promise<AccountKey | undefined> {
  const [row] = await transaction.query<AccountKey>(
    `WITH taken AS (DELETE FROM browser_links WHERE token_hash = $1 AND expires_at > $2 RETURNING company_id, user_id)
     SELECT u.company_id AS "companyId", u.id AS "userId" FROM taken
     JOIN users u ON u.company_id = taken.company_id AND u.id = taken.user_id WHERE u.status = 'active'`,
    [tokenHash, now],
  )
  return row
}

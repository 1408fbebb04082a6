import { prepared, type Queryable } from '#server/db'
import type { Account } from '#server/repositories'

// Before there is a viewer, and so without a scope.

export type AccountKey = Pick<Account, 'companyId' | 'userId'>

export interface NewPasswordToken {
  readonly email: string
  readonly tokenHash: string
  readonly expiresAt: Date
}

/**
 * Replaces the token of the account of an address. Undefined, after the same statement, without an account that logs in with a password.
 * @returns the firm and the address of the account, as it is kept
 */
export async function insertPasswordToken(
  transaction: Queryable,
  { email, tokenHash, expiresAt }: NewPasswordToken,
): Promise<{ companyId: string; recipient: string } | undefined> {
  const [row] = await transaction.query<{ companyId: string; recipient: string }>(
    `WITH account AS (SELECT company_id, id, email FROM users WHERE lower(email) = lower($1) AND password_hash IS NOT NULL),
       written AS (INSERT INTO password_tokens (company_id, user_id, token_hash, expires_at) SELECT company_id, id, $2, $3 FROM account
         ON CONFLICT (company_id, user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at)
     SELECT company_id AS "companyId", email AS recipient FROM account`,
    [email, tokenHash, expiresAt],
  )
  return row
}

const openToken = prepared('SELECT 1 FROM password_tokens WHERE token_hash = $1 AND expires_at > $2')

/** Whether a token can still be used. */
export async function hasPasswordToken(database: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  return (await database.query(openToken, [tokenHash, now])).length > 0
}

/** Uses a token up: its account, once; undefined when it is unknown, used or expired. */
export async function takePasswordToken(
  transaction: Queryable,
  tokenHash: string,
  now: Date,
): Promise<AccountKey | undefined> {
  const [row] = await transaction.query<AccountKey>(
    'DELETE FROM password_tokens WHERE token_hash = $1 AND expires_at > $2 RETURNING company_id AS "companyId", user_id AS "userId"',
    [tokenHash, now],
  )
  return row
}

/** Writes the hash of a new password. @returns the address of the account */
export async function replacePassword(
  transaction: Queryable,
  { companyId, userId }: AccountKey,
  passwordHash: string,
): Promise<string> {
  const [row] = await transaction.query<{ email: string }>(
    `UPDATE users SET password_hash = $3, version = version + 1, updated_at = clock_timestamp() WHERE company_id = $1 AND id = $2 RETURNING email`,
    [companyId, userId, passwordHash],
  )
  if (!row) throw new Error('The account of a password token is gone')
  return row.email
}

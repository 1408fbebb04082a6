import { prepared, type Queryable } from '#server/db'
import type { Account } from '#server/repositories'

// Before there is a viewer, and so without a scope.

export type AccountKey = Pick<Account, 'companyId' | 'userId'>

export interface NewPasswordToken {
  readonly email: string
  readonly tokenHash: string
  readonly expiresAt: Date
  /** A former token that still opens at this moment stays. */
  readonly keptAt?: Date
}

/**
 * Replaces the token of the account of an address. Undefined, after the same statement, without an account that logs in with a password, and
 * where the former token stays.
 * @returns the firm and the address of the account, as it is kept
 */
export async function insertPasswordToken(
  transaction: Queryable,
  { email, tokenHash, expiresAt, keptAt }: NewPasswordToken,
): Promise<{ companyId: string; recipient: string } | undefined> {
  const [row] = await transaction.query<{ companyId: string; recipient: string }>(
    `WITH account AS (SELECT company_id, id, email FROM users WHERE lower(email) = lower($1) AND password_hash IS NOT NULL AND status = 'active'),
       written AS (INSERT INTO password_tokens AS t (company_id, user_id, token_hash, expires_at) SELECT company_id, id, $2, $3 FROM account
         ON CONFLICT (company_id, user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
         WHERE $4::timestamptz IS NULL OR t.expires_at <= $4 RETURNING user_id)
     SELECT company_id AS "companyId", email AS recipient FROM account JOIN written ON written.user_id = account.id`,
    [email, tokenHash, expiresAt, keptAt ?? null],
  )
  return row
}

/** The account of an address that logs in with a password. */
export async function findAccountOf(
  database: Queryable,
  email: string,
): Promise<(AccountKey & { email: string }) | undefined> {
  const [row] = await database.query<AccountKey & { email: string }>(
    `SELECT company_id AS "companyId", id AS "userId", email FROM users
     WHERE lower(email) = lower($1) AND password_hash IS NOT NULL AND status = 'active'`,
    [email],
  )
  return row
}

/** Gives an account the link by which it chooses its first password, in the place of the former one. */
export async function insertInvitation(
  transaction: Queryable,
  { companyId, userId }: AccountKey,
  { tokenHash, expiresAt }: Omit<NewPasswordToken, 'email'>,
): Promise<void> {
  await transaction.query(
    `INSERT INTO password_tokens (company_id, user_id, token_hash, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (company_id, user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [companyId, userId, tokenHash, expiresAt],
  )
}

const openToken = prepared('SELECT 1 FROM password_tokens WHERE token_hash = $1 AND expires_at > $2')

/** Whether a token can still be used. */
export async function hasPasswordToken(database: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  return (await database.query(openToken, [tokenHash, now])).length > 0
}

/** Who owns an account: what a password of theirs must not hold. */
export interface Owner extends AccountKey {
  readonly email: string
  readonly name: string
  readonly firm: string | null
}

/** Uses a token up: its account, once; undefined when it is unknown, used or expired, or its account is suspended. */
export async function takePasswordToken(
  transaction: Queryable,
  tokenHash: string,
  now: Date,
): Promise<Owner | undefined> {
  const [row] = await transaction.query<Owner>(
    `WITH taken AS (DELETE FROM password_tokens WHERE token_hash = $1 AND expires_at > $2 RETURNING company_id, user_id)
     SELECT u.company_id AS "companyId", u.id AS "userId", u.email, concat_ws(' ', u.first_name, u.last_name) AS name, c.name AS firm
     FROM taken JOIN users u ON u.company_id = taken.company_id AND u.id = taken.user_id JOIN companies c ON c.id = u.company_id WHERE u.status <> 'suspended'`,
    [tokenHash, now],
  )
  return row
}

/** Writes the hash of a new password; who was invited is then one of the firm. @returns the address of the account */
export async function replacePassword(
  transaction: Queryable,
  { companyId, userId }: AccountKey,
  passwordHash: string,
): Promise<string> {
  const [row] = await transaction.query<{ email: string }>(
    `UPDATE users SET password_hash = $3, status = CASE status WHEN 'invited' THEN 'active' ELSE status END, invitation_expires_at = NULL,
       version = version + 1, updated_at = clock_timestamp() WHERE company_id = $1 AND id = $2 RETURNING email`,
    [companyId, userId, passwordHash],
  )
  if (!row) throw new Error('The account of a password token is gone')
  return row.email
}

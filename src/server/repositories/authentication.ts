import type { Circumstances } from '#contract/access'
import { prepared, type Queryable } from '#server/db'

// What happens before there is a viewer, and so without a scope.

/** An account, as its sessions and tokens find it. */
export interface Account {
  readonly companyId: string
  readonly userId: string
  readonly name: string
  readonly roles: readonly string[]
  readonly circumstances: Pick<Circumstances, 'user' | 'company'>
}

const ACCOUNT = `u.company_id AS "companyId", u.id AS "userId", concat_ws(' ', u.first_name, u.last_name) AS name, u.roles,
  json_build_object(
    'user', json_build_object('can_manage_his_company', u.can_manage_his_company, 'can_see_property_reference', u.can_see_property_reference,
      'can_see_commission', u.can_see_commission, 'debug_mode', u.debug_mode),
    'company', json_build_object('hide_commissions', c.hide_commissions)) AS circumstances`
const COMPANY = 'JOIN companies c ON c.id = u.company_id'

const accountByEmail = prepared(
  `SELECT ${ACCOUNT}, u.password_hash FROM users u ${COMPANY} WHERE lower(u.email) = lower($1)`,
)

export async function findAccountByEmail(
  database: Queryable,
  email: string,
): Promise<(Account & { password_hash: string | null }) | undefined> {
  const [row] = await database.query<Account & { password_hash: string | null }>(accountByEmail, [email])
  return row
}

const accountBySession = prepared(`SELECT ${ACCOUNT}, s.last_used_at AS "lastUsedAt" FROM sessions s
  JOIN users u ON u.company_id = s.company_id AND u.id = s.user_id ${COMPANY} WHERE s.token_hash = $1 AND s.expires_at > $2`)

/** The account of a session that is still open. */
export async function findAccountBySession(
  database: Queryable,
  tokenHash: string,
  now: Date,
): Promise<(Account & { lastUsedAt: string }) | undefined> {
  const [row] = await database.query<Account & { lastUsedAt: string }>(accountBySession, [tokenHash, now])
  return row
}

const accountByToken =
  prepared(`SELECT ${ACCOUNT}, t.scope AS "tokenScope", t.last_used_at AS "lastUsedAt" FROM tokens t
  JOIN users u ON u.company_id = t.company_id AND u.id = t.user_id ${COMPANY} WHERE t.token_hash = $1`)

/** What an API token lets its bearer do. */
export type TokenScope = 'read' | 'write'

type TokenAccount = Account & { readonly tokenScope: TokenScope; readonly lastUsedAt: string | null }

/** The owner of an API token. */
export async function findAccountByToken(database: Queryable, tokenHash: string): Promise<TokenAccount | undefined> {
  const [row] = await database.query<TokenAccount>(accountByToken, [tokenHash])
  return row
}

export async function noteTokenUse(database: Queryable, tokenHash: string, now: Date): Promise<void> {
  await database.query('UPDATE tokens SET last_used_at = $2 WHERE token_hash = $1', [tokenHash, now])
}

export interface NewSession {
  readonly tokenHash: string
  readonly now: Date
  readonly expiresAt: Date
  /** The hash of the session that is followed from another host: both are of the same login. */
  readonly followed?: string | undefined
}

/** Opens a session, and clears those that ended. */
export async function insertSession(
  database: Queryable,
  { companyId, userId }: Account,
  { tokenHash, now, expiresAt, followed }: NewSession,
): Promise<void> {
  await database.query('DELETE FROM sessions WHERE expires_at <= $1', [now])
  await database.query(
    `INSERT INTO sessions (token_hash, company_id, user_id, created_at, last_used_at, expires_at, login_id)
     VALUES ($1, $2, $3, $4, $4, $5, coalesce((SELECT login_id FROM sessions WHERE token_hash = $6), gen_random_uuid()))`,
    [tokenHash, companyId, userId, now, expiresAt, followed],
  )
}

export async function prolongSession(database: Queryable, { tokenHash, now, expiresAt }: NewSession): Promise<void> {
  await database.query('UPDATE sessions SET last_used_at = $2, expires_at = $3 WHERE token_hash = $1', [
    tokenHash,
    now,
    expiresAt,
  ])
}

/** Gives a session another secret. */
export async function replaceSession(transaction: Queryable, tokenHash: string, newTokenHash: string): Promise<void> {
  await transaction.query('UPDATE sessions SET token_hash = $2 WHERE token_hash = $1', [tokenHash, newTokenHash])
}

export async function removeSession(database: Queryable, tokenHash: string): Promise<void> {
  await database.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash])
}

/** Ends a session and those of the same login on other hosts. */
export async function removeLogin(database: Queryable, tokenHash: string): Promise<void> {
  await database.query('DELETE FROM sessions WHERE login_id = (SELECT login_id FROM sessions WHERE token_hash = $1)', [
    tokenHash,
  ])
}

/** Ends every session of an account but one. */
export async function removeOtherSessions(
  database: Queryable,
  { companyId, userId }: Pick<Account, 'companyId' | 'userId'>,
  keptTokenHash: string,
): Promise<void> {
  await database.query('DELETE FROM sessions WHERE company_id = $1 AND user_id = $2 AND token_hash <> $3', [
    companyId,
    userId,
    keptTokenHash,
  ])
}

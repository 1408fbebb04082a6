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
  `SELECT ${ACCOUNT}, u.password_hash, u.status FROM users u ${COMPANY} WHERE lower(u.email) = lower($1)`,
)

export async function findAccountByEmail(database: Queryable, email: string): Promise<AccountByEmail | undefined> {
  const [row] = await database.query<AccountByEmail>(accountByEmail, [email])
  return row
}

type AccountByEmail = Account & { readonly password_hash: string | null; readonly status: string }

const accountById = prepared(
  `SELECT ${ACCOUNT} FROM users u ${COMPANY} WHERE u.company_id = $1 AND u.id = $2 AND u.status = 'active'`,
)

export async function findAccountById(
  database: Queryable,
  { companyId, userId }: Pick<Account, 'companyId' | 'userId'>,
): Promise<Account | undefined> {
  const [row] = await database.query<Account>(accountById, [companyId, userId])
  return row
}

/** Notes that the owner of a session proved again who they are, for every session of the same login. */
export async function noteConfirmation(database: Queryable, tokenHash: string, now: Date): Promise<void> {
  await database.query(
    'UPDATE sessions SET confirmed_at = $2 WHERE login_id = (SELECT login_id FROM sessions WHERE token_hash = $1)',
    [tokenHash, now],
  )
}

const accountBySession =
  prepared(`SELECT ${ACCOUNT}, s.last_used_at AS "lastUsedAt", s.confirmed_at AS "confirmedAt", s.login_id AS "loginId", s.logged_in_at AS "loggedInAt",
    c.second_factor_required AS "needsFactor", ARRAY(SELECT DISTINCT f.kind FROM second_factors f WHERE f.company_id = u.company_id AND f.user_id = u.id
      AND f.confirmed_at IS NOT NULL ORDER BY f.kind DESC) AS factors
  FROM sessions s
  JOIN users u ON u.company_id = s.company_id AND u.id = s.user_id ${COMPANY} WHERE s.token_hash = $1 AND s.expires_at > $2 AND u.status = 'active'
    AND s.logged_in_at > $2 - make_interval(days => c.session_days)`)

/** The account of a session, and what the session is. ISO instants. */
export interface SessionAccount extends Account {
  readonly lastUsedAt: string
  /** When its owner last proved who they are. */
  readonly confirmedAt: string
  readonly loggedInAt: string
  /** Whether the firm asks for a second factor, and the kinds that there are: `totp`, `passkey`. */
  readonly needsFactor: boolean
  readonly factors: readonly string[]
  /** The login that it is of: sessions on several hosts may be of one. */
  readonly loginId: string
}

/** The account of a session that is still open: used lately, and not older than its firm wants. */
export async function findAccountBySession(
  database: Queryable,
  tokenHash: string,
  now: Date,
): Promise<SessionAccount | undefined> {
  const [row] = await database.query<SessionAccount>(accountBySession, [tokenHash, now])
  return row
}

const firmByHost = prepared('SELECT id FROM companies WHERE public_host = $1')

/** The firm whose catalogue is shown on a host to who has no account. @param host without its port */
export async function findFirmOfHost(database: Queryable, host: string): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(firmByHost, [host.toLowerCase()])
  return row?.id
}

const accountByToken =
  prepared(`SELECT ${ACCOUNT}, json_build_object('scope', t.scope, 'scopes', t.scopes, 'addresses', t.addresses) AS token,
  t.last_used_at AS "lastUsedAt" FROM tokens t JOIN users u ON u.company_id = t.company_id AND u.id = t.user_id ${COMPANY}
  WHERE t.token_hash = $1 AND u.status = 'active' AND (t.expires_at IS NULL OR t.expires_at > $2)`)

/** What an API token lets its bearer do, and from where. */
export interface TokenLimits {
  readonly scope: 'read' | 'write'
  /** `client_file:read`, …; empty when it is not narrowed. */
  readonly scopes: readonly string[]
  /** Addresses and ranges; empty for everywhere. */
  readonly addresses: readonly string[]
}

type TokenAccount = Account & { readonly token: TokenLimits; readonly lastUsedAt: string | null }

/** The owner of an API token that has not ended. */
export async function findAccountByToken(
  database: Queryable,
  tokenHash: string,
  now: Date,
): Promise<TokenAccount | undefined> {
  const [row] = await database.query<TokenAccount>(accountByToken, [tokenHash, now])
  return row
}

export async function noteTokenUse(database: Queryable, tokenHash: string, now: Date): Promise<void> {
  await database.query(
    `WITH used AS (UPDATE tokens SET last_used_at = $2 WHERE token_hash = $1 RETURNING company_id, user_id)
     UPDATE users u SET last_active_at = $2 FROM used WHERE u.company_id = used.company_id AND u.id = used.user_id`,
    [tokenHash, now],
  )
}

export interface NewSession {
  readonly tokenHash: string
  readonly now: Date
  readonly expiresAt: Date
  /** The hash of the session that is followed from another host: both are of the same login. */
  readonly followed?: string | undefined
  /** What a person would call the browser, and where it asks from. */
  readonly device?: string | null
  readonly address?: string
}

/** Opens a session, and clears those that ended. One that follows another is as old as that one. */
export async function insertSession(
  database: Queryable,
  { companyId, userId }: Pick<Account, 'companyId' | 'userId'>,
  { tokenHash, now, expiresAt, followed, device = null, address }: NewSession,
): Promise<void> {
  await database.query('DELETE FROM sessions WHERE expires_at <= $1', [now])
  await database.query(
    `WITH followed AS (SELECT login_id, logged_in_at, confirmed_at FROM sessions WHERE token_hash = $6)
     INSERT INTO sessions (token_hash, company_id, user_id, created_at, last_used_at, expires_at, login_id, logged_in_at, confirmed_at, device, address)
     VALUES ($1, $2, $3, $4, $4, $5, coalesce((SELECT login_id FROM followed), gen_random_uuid()),
       coalesce((SELECT logged_in_at FROM followed), $4), coalesce((SELECT confirmed_at FROM followed), $4), $7, $8)`,
    [tokenHash, companyId, userId, now, expiresAt, followed, device, address],
  )
  await database.query('UPDATE users SET last_active_at = $3 WHERE company_id = $1 AND id = $2', [
    companyId,
    userId,
    now,
  ])
}

export async function prolongSession(
  database: Queryable,
  { tokenHash, now, expiresAt, address }: NewSession,
): Promise<void> {
  await database.query(
    `WITH used AS (UPDATE sessions SET last_used_at = $2, expires_at = $3, address = $4 WHERE token_hash = $1 RETURNING company_id, user_id)
     UPDATE users u SET last_active_at = $2 FROM used WHERE u.company_id = used.company_id AND u.id = used.user_id`,
    [tokenHash, now, expiresAt, address],
  )
}

/** Gives a session another secret; what waits to follow it on another host still does. */
export async function replaceSession(transaction: Queryable, tokenHash: string, newTokenHash: string): Promise<void> {
  await transaction.query(
    `WITH following AS (UPDATE hand_overs SET session_hash = $2 WHERE session_hash = $1)
     UPDATE sessions SET token_hash = $2 WHERE token_hash = $1`,
    [tokenHash, newTokenHash],
  )
}

export async function removeSession(database: Queryable, tokenHash: string): Promise<void> {
  await database.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash])
}

/** Ends a session and those of the same login on other hosts. @returns whose it was; undefined when it had ended */
export async function removeLogin(
  database: Queryable,
  tokenHash: string,
): Promise<Pick<Account, 'companyId' | 'userId'> | undefined> {
  const [row] = await database.query<Pick<Account, 'companyId' | 'userId'>>(
    `DELETE FROM sessions WHERE login_id = (SELECT login_id FROM sessions WHERE token_hash = $1)
     RETURNING company_id AS "companyId", user_id AS "userId"`,
    [tokenHash],
  )
  return row
}

/** Ends the tokens of an account whose password changes, but those that its owner chose to keep. */
export async function removeEndingTokens(
  database: Queryable,
  { companyId, userId }: Pick<Account, 'companyId' | 'userId'>,
): Promise<void> {
  await database.query('DELETE FROM tokens WHERE company_id = $1 AND user_id = $2 AND NOT kept_on_password_change', [
    companyId,
    userId,
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

import { prepared, type Queryable } from '#server/db'
import type { AccountKey } from './accounts'

interface NewSession {
  readonly tokenHash: string
  readonly now: Date
  readonly expiresAt: Date
  /** What a person would call the browser, and where it asks from. */
  readonly device: string | null
  readonly address: string
}

/** Opens a session, and clears those that ended. */
export async function insertSession(
  transaction: Queryable,
  { companyId, clientId }: AccountKey,
  { tokenHash, now, expiresAt, device, address }: NewSession,
): Promise<void> {
  await transaction.query('DELETE FROM scpi_portal_sessions WHERE expires_at <= $1', [now])
  await transaction.query(
    `INSERT INTO scpi_portal_sessions (company_id, token_hash, client_id, created_at, last_used_at, expires_at, device, address)
     VALUES ($1, $2, $3, $4, $4, $5, $6, $7)`,
    [companyId, tokenHash, clientId, now, expiresAt, device, address],
  )
}

interface OpenSession extends AccountKey {
  /** ISO instant. */
  readonly lastUsedAt: string
}

// However often it is used, a session ends a day after it began.
const openSession = prepared(
  `SELECT company_id AS "companyId", client_id AS "clientId", last_used_at AS "lastUsedAt" FROM scpi_portal_sessions
   WHERE token_hash = $1 AND expires_at > $2 AND created_at > $2::timestamptz - interval '1 day'`,
)

/** The session of a secret, as long as it is open. */
export async function findSession(database: Queryable, tokenHash: string, now: Date): Promise<OpenSession | undefined> {
  const [row] = await database.query<OpenSession & Record<string, unknown>>(openSession, [tokenHash, now])
  return row
}

export async function prolongSession(
  database: Queryable,
  { tokenHash, now, expiresAt, address }: Omit<NewSession, 'device'>,
): Promise<void> {
  await database.query(
    'UPDATE scpi_portal_sessions SET last_used_at = $2, expires_at = $3, address = $4 WHERE token_hash = $1',
    [tokenHash, now, expiresAt, address],
  )
}

/** Ends a session. @returns whose it was; undefined when there was none */
export async function removeSession(database: Queryable, tokenHash: string): Promise<AccountKey | undefined> {
  const [row] = await database.query<{ companyId: string; clientId: string }>(
    'DELETE FROM scpi_portal_sessions WHERE token_hash = $1 RETURNING company_id AS "companyId", client_id AS "clientId"',
    [tokenHash],
  )
  return row
}

/** Ends every session of a client. */
export async function removeSessions(transaction: Queryable, { companyId, clientId }: AccountKey): Promise<void> {
  await transaction.query('DELETE FROM scpi_portal_sessions WHERE company_id = $1 AND client_id = $2', [
    companyId,
    clientId,
  ])
}

import { prepared, type Queryable } from '#server/db'
import type { AccountKey } from './accounts'

/** What sent a link: the firm, which opens the portal, or the client, who forgot his password. */
export type TokenKind = 'welcome' | 'reset'

interface NewToken {
  readonly kind: TokenKind
  readonly tokenHash: string
  readonly now: Date
  readonly expiresAt: Date
  /** A former one of the same kind stays that was sent after this instant and still opens. */
  readonly keptSince?: Date | undefined
}

/** Gives an account a link, in the place of the former one of its kind. @returns whether it did */
export async function insertToken(
  transaction: Queryable,
  { companyId, clientId }: AccountKey,
  { kind, tokenHash, now, expiresAt, keptSince }: NewToken,
): Promise<boolean> {
  const rows = await transaction.query(
    `INSERT INTO scpi_portal_tokens AS t (company_id, client_id, kind, token_hash, sent_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (company_id, client_id, kind) DO UPDATE SET token_hash = excluded.token_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at
     WHERE $7::timestamptz IS NULL OR t.sent_at <= $7 OR t.expires_at <= $5 RETURNING 1`,
    [companyId, clientId, kind, tokenHash, now, expiresAt, keptSince ?? null],
  )
  return rows.length > 0
}

const openToken = prepared(
  'SELECT company_id AS "companyId", client_id AS "clientId" FROM scpi_portal_tokens WHERE token_hash = $1 AND expires_at > $2',
)

/** Whose a link is that still opens. */
export async function findToken(database: Queryable, tokenHash: string, now: Date): Promise<AccountKey | undefined> {
  const [row] = await database.query<{ companyId: string; clientId: string }>(openToken, [tokenHash, now])
  return row
}

/** Uses a link up. @returns whether it was there: of two that come at once, one has it */
export async function takeToken(
  transaction: Queryable,
  { companyId, clientId }: AccountKey,
  tokenHash: string,
): Promise<boolean> {
  const rows = await transaction.query(
    'DELETE FROM scpi_portal_tokens WHERE company_id = $1 AND client_id = $2 AND token_hash = $3 RETURNING 1',
    [companyId, clientId, tokenHash],
  )
  return rows.length > 0
}

/** Ends every link of an account. */
export async function removeTokens(transaction: Queryable, { companyId, clientId }: AccountKey): Promise<void> {
  await transaction.query('DELETE FROM scpi_portal_tokens WHERE company_id = $1 AND client_id = $2', [
    companyId,
    clientId,
  ])
}

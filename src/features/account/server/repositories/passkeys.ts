import { randomUUID } from 'node:crypto'
import type { Queryable } from '#server/db'
import type { PasskeyKey } from '#server/operations/security'
import type { AccountKey } from './passwordTokens'

// Browsers are known by the hash of their cookie. What they sign is a challenge, once.

/** Keeps what a browser is to sign, in the place of a former one, and clears what ended. */
export async function keepChallenge(
  database: Queryable,
  tokenHash: string,
  { challenge, now, expiresAt }: { readonly challenge: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await database.query('DELETE FROM passkey_challenges WHERE expires_at <= $1', [now])
  await database.query(
    `INSERT INTO passkey_challenges (token_hash, challenge, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (token_hash) DO UPDATE SET challenge = excluded.challenge, expires_at = excluded.expires_at`,
    [tokenHash, challenge, expiresAt],
  )
}

/** Uses up what a browser was to sign. @returns undefined when there is nothing, or too old */
export async function takeChallenge(database: Queryable, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await database.query<{ challenge: string; isOpen: boolean }>(
    'DELETE FROM passkey_challenges WHERE token_hash = $1 RETURNING challenge, expires_at > $2 AS "isOpen"',
    [tokenHash, now],
  )
  return row?.isOpen === true ? row.challenge : undefined
}

/** A passkey that is being made. @returns its id */
export async function insertPasskey(
  transaction: Queryable,
  { companyId, userId }: AccountKey,
  { name, isPasswordless }: { readonly name: string; readonly isPasswordless: boolean },
): Promise<string> {
  const id = randomUUID()
  await transaction.query(
    `INSERT INTO second_factors (company_id, id, user_id, kind, name, passwordless) VALUES ($1, $2, $3, 'passkey', $4, $5)`,
    [companyId, id, userId, name, isPasswordless],
  )
  return id
}

/** Whether a passkey that is being made is to open the account without a password; undefined when there is no such passkey. */
export async function findUnmade(
  transaction: Queryable,
  { companyId, userId }: AccountKey,
  id: string,
): Promise<{ readonly isPasswordless: boolean } | undefined> {
  const [row] = await transaction.query<{ isPasswordless: boolean }>(
    `SELECT passwordless AS "isPasswordless" FROM second_factors
     WHERE company_id = $1 AND user_id = $2 AND id = $3 AND kind = 'passkey' AND confirmed_at IS NULL FOR UPDATE`,
    [companyId, userId, id],
  )
  return row
}

export async function confirmPasskey(
  transaction: Queryable,
  { companyId }: AccountKey,
  id: string,
  { credentialId, publicKey, counter, transports, now }: PasskeyKey & { readonly now: Date },
): Promise<void> {
  await transaction.query(
    `UPDATE second_factors SET credential_id = $3, public_key = $4, counter = $5, transports = $6, confirmed_at = $7
     WHERE company_id = $1 AND id = $2`,
    [companyId, id, credentialId, publicKey, counter, transports, now],
  )
}

/** A passkey that works, and whose it is. */
export interface Passkey extends PasskeyKey, AccountKey {
  readonly id: string
}

const PASSKEY = `id, company_id AS "companyId", user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey",
  counter::float8 AS counter, transports`

/** The passkeys of an account. */
export const findPasskeys = (database: Queryable, { companyId, userId }: AccountKey): Promise<readonly Passkey[]> =>
  database.query<Passkey>(
    `SELECT ${PASSKEY} FROM second_factors WHERE company_id = $1 AND user_id = $2 AND kind = 'passkey' AND confirmed_at IS NOT NULL
     ORDER BY created_at, id`,
    [companyId, userId],
  )

/** The passkey that opens an account by itself. */
export async function findPasswordless(
  database: Queryable,
  { credentialId, userId }: { readonly credentialId: string; readonly userId: string },
): Promise<Passkey | undefined> {
  const [row] = await database.query<Passkey>(
    `SELECT ${PASSKEY} FROM second_factors WHERE credential_id = $1 AND user_id = $2 AND passwordless AND confirmed_at IS NOT NULL`,
    [credentialId, userId],
  )
  return row
}

/** Notes a use. @returns false when the passkey counts its uses, and another request came first */
export async function noteUse(
  database: Queryable,
  { companyId, id, counter: former }: Passkey,
  counter: number,
  now: Date,
): Promise<boolean> {
  const noted = await database.query(
    'UPDATE second_factors SET counter = $4, last_used_at = $5 WHERE company_id = $1 AND id = $2 AND counter = $3 RETURNING 1',
    [companyId, id, former, counter, now],
  )
  return noted.length > 0
}

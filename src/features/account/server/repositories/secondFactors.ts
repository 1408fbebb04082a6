import { randomUUID } from 'node:crypto'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import type { ColumnCipher, EncryptedColumn } from '#server/db/encryption'
import { Parameters, resourceOf, within, type Row } from '#server/repositories'
import type { AccountKey } from './passwordTokens'

// Secrets of logins and recovery codes are kept as their hash, those of applications encrypted.

export const secretColumn: EncryptedColumn = { table: 'second_factors', column: 'secret' }

/** The second factors of a scope that work, the oldest first. */
export async function findFactors(scope: Scope, database: Queryable): Promise<Resource[]> {
  const parameters = new Parameters()
  const text = `SELECT f.id, f.version, f.kind, f.name, f.passwordless, f.created_at, f.last_used_at FROM second_factors f
    WHERE f.confirmed_at IS NOT NULL AND ${within(scope, 'f', parameters)} ORDER BY f.created_at, f.id`
  const rows = await database.query<Row>(text, parameters.values)
  return rows.map((row) => resourceOf('second_factor', row))
}

export type FactorKind = 'totp' | 'passkey'

/** The kinds of second factor that an account has. */
export async function findKinds(
  database: Queryable,
  { companyId, userId }: AccountKey,
): Promise<readonly FactorKind[]> {
  const rows = await database.query<{ kind: FactorKind }>(
    `SELECT DISTINCT kind FROM second_factors WHERE company_id = $1 AND user_id = $2 AND confirmed_at IS NOT NULL ORDER BY kind DESC`,
    [companyId, userId],
  )
  return rows.map(({ kind }) => kind)
}

/** Removes what was begun and never confirmed. */
export async function removeUnconfirmed(transaction: Queryable, { companyId, userId }: AccountKey): Promise<void> {
  await transaction.query(
    'DELETE FROM second_factors WHERE company_id = $1 AND user_id = $2 AND confirmed_at IS NULL',
    [companyId, userId],
  )
}

/** An application that shows codes. @returns its id */
export async function insertTotp(
  transaction: Queryable,
  { companyId, userId }: AccountKey,
  { secret, name }: { readonly secret: string; readonly name: string },
  cipher: ColumnCipher,
): Promise<string> {
  const id = randomUUID()
  await transaction.query(
    `INSERT INTO second_factors (company_id, id, user_id, kind, name, secret) VALUES ($1, $2, $3, 'totp', $4, $5)`,
    [companyId, id, userId, name, await cipher.encrypt(secret, { ...secretColumn, companyId, id })],
  )
  return id
}

export interface Totp {
  readonly id: string
  readonly secret: string
}

/** The applications of an account. @param id one of them, confirmed or not */
export async function findTotps(
  database: Queryable,
  { companyId, userId }: AccountKey,
  cipher: ColumnCipher,
  id?: string,
): Promise<readonly Totp[]> {
  const rows = await database.query<Totp & Record<string, unknown>>(
    `SELECT id, secret FROM second_factors WHERE company_id = $1 AND user_id = $2 AND kind = 'totp'
     AND CASE WHEN $3::uuid IS NULL THEN confirmed_at IS NOT NULL ELSE id = $3 END`,
    [companyId, userId, id ?? null],
  )
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      secret: await cipher.decrypt(row.secret, { ...secretColumn, companyId, id: row.id }),
    })),
  )
}

/** Takes the code of a period, which confirms the application too. @returns false when that code, or a later one, was taken before */
export async function takeStep(
  database: Queryable,
  { companyId }: AccountKey,
  id: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const taken = await database.query(
    `UPDATE second_factors SET last_step = $3, last_used_at = $4, confirmed_at = coalesce(confirmed_at, $4)
     WHERE company_id = $1 AND id = $2 AND (last_step IS NULL OR last_step < $3) RETURNING 1`,
    [companyId, id, step, now],
  )
  return taken.length > 0
}

/** @returns false when there is none */
export async function removeFactor(scope: Scope, transaction: Queryable, id: string): Promise<boolean> {
  const parameters = new Parameters()
  const text = `DELETE FROM second_factors f WHERE f.id = ${parameters.add(id)} AND ${within(scope, 'f', parameters)} RETURNING 1`
  return (await transaction.query(text, parameters.values)).length > 0
}

/** Removes every second factor of an account, its recovery codes, and the logins that wait for one. @returns false when none worked */
export async function removeAll(transaction: Queryable, { companyId, userId }: AccountKey): Promise<boolean> {
  const key = [companyId, userId]
  await transaction.query('DELETE FROM recovery_codes WHERE company_id = $1 AND user_id = $2', key)
  await transaction.query('DELETE FROM pending_logins WHERE company_id = $1 AND user_id = $2', key)
  const removed = await transaction.query<{ worked: boolean }>(
    'DELETE FROM second_factors WHERE company_id = $1 AND user_id = $2 RETURNING confirmed_at IS NOT NULL AS worked',
    key,
  )
  return removed.some(({ worked }) => worked)
}

/** Gives an account these recovery codes, and no other. */
export async function replaceCodes(
  transaction: Queryable,
  { companyId, userId }: AccountKey,
  hashes: readonly string[],
): Promise<void> {
  await transaction.query('DELETE FROM recovery_codes WHERE company_id = $1 AND user_id = $2', [companyId, userId])
  await transaction.query(
    'INSERT INTO recovery_codes (company_id, user_id, code_hash) SELECT $1, $2, unnest($3::text[])',
    [companyId, userId, hashes],
  )
}

/** Uses a recovery code up. @returns false when there is none such */
export async function takeCode(database: Queryable, { companyId, userId }: AccountKey, hash: string): Promise<boolean> {
  const taken = await database.query(
    'DELETE FROM recovery_codes WHERE company_id = $1 AND user_id = $2 AND code_hash = $3 RETURNING 1',
    [companyId, userId, hash],
  )
  return taken.length > 0
}

export async function countCodes(database: Queryable, { companyId, userId }: AccountKey): Promise<number> {
  const rows = await database.query('SELECT 1 FROM recovery_codes WHERE company_id = $1 AND user_id = $2', [
    companyId,
    userId,
  ])
  return rows.length
}

/** Keeps that the password of an account was right in a browser, and clears what ended. */
export async function insertPendingLogin(
  database: Queryable,
  { companyId, userId }: AccountKey,
  { tokenHash, now, expiresAt }: { readonly tokenHash: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await database.query('DELETE FROM pending_logins WHERE expires_at <= $1 OR token_hash = $2', [now, tokenHash])
  await database.query(
    'INSERT INTO pending_logins (token_hash, company_id, user_id, expires_at) VALUES ($1, $2, $3, $4)',
    [tokenHash, companyId, userId, expiresAt],
  )
}

/** Counts a try of a login that waits. @returns whose it is; undefined when it ended, or was tried too often */
export async function tryPendingLogin(
  database: Queryable,
  tokenHash: string,
  { now, tries }: { readonly now: Date; readonly tries: number },
): Promise<AccountKey | undefined> {
  const [row] = await database.query<AccountKey>(
    `UPDATE pending_logins SET attempts = attempts + 1 WHERE token_hash = $1 AND expires_at > $2 AND attempts < $3
     RETURNING company_id AS "companyId", user_id AS "userId"`,
    [tokenHash, now, tries],
  )
  return row
}

export async function removePendingLogin(database: Queryable, tokenHash: string): Promise<void> {
  await database.query('DELETE FROM pending_logins WHERE token_hash = $1', [tokenHash])
}

import type { Queryable } from '#server/db'

// Before there is a viewer, and so without a scope.

export interface NewFirm {
  readonly companyId: string
  readonly name: string
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
}

/** Held while a first firm is made, so that of two visitors one makes it. */
const FIRST_FIRM_LOCK = 7_654_111

/** Waits for whoever makes a first firm at the same time. */
export async function holdFirstFirm(transaction: Queryable): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [FIRST_FIRM_LOCK])
}

export async function hasUsers(database: Queryable): Promise<boolean> {
  return (await database.query('SELECT 1 FROM users LIMIT 1')).length > 0
}

export async function hasEmail(database: Queryable, email: string): Promise<boolean> {
  return (await database.query('SELECT 1 FROM users WHERE lower(email) = lower($1)', [email])).length > 0
}

/** A firm, and its first account, which administers it. */
export async function insertFirm(
  transaction: Queryable,
  { companyId, name, userId, email, firstName, lastName, passwordHash }: NewFirm,
): Promise<void> {
  await transaction.query('INSERT INTO companies (id, name) VALUES ($1, $2)', [companyId, name])
  await transaction.query(
    `INSERT INTO users (company_id, id, email, password_hash, first_name, last_name, roles, can_manage_his_company, can_see_commission)
     VALUES ($1, $2, $3, $4, $5, $6, '{admin}', true, true)`,
    [companyId, userId, email, passwordHash, firstName, lastName],
  )
}

/** Whether a firm lists an address whose pages may show ours in a frame. */
export async function listsFrameOrigin(database: Queryable, origin: string): Promise<boolean> {
  return (await database.query('SELECT 1 FROM companies WHERE $1 = ANY (frame_origins) LIMIT 1', [origin])).length > 0
}

/** The firm that was there first; undefined while there is none. */
export async function findOldestFirm(database: Queryable): Promise<string | undefined> {
  const [firm] = await database.query<{ id: string }>('SELECT id FROM companies ORDER BY created_at, id LIMIT 1')
  return firm?.id
}

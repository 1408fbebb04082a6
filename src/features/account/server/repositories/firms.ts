import type { Queryable } from '#server/db'

// Before there is a viewer, and so without a scope.

export interface NewFirm {
  readonly companyId: string
  readonly name: string
  readonly userId: string
  readonly email: string
  readonly passwordHash: string
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
  { companyId, name, userId, email, passwordHash }: NewFirm,
): Promise<void> {
  await transaction.query('INSERT INTO companies (id, name) VALUES ($1, $2)', [companyId, name])
  await transaction.query(
    `INSERT INTO users (company_id, id, email, password_hash, roles, can_manage_his_company, can_see_commission)
     VALUES ($1, $2, $3, $4, '{admin}', true, true)`,
    [companyId, userId, email, passwordHash],
  )
}

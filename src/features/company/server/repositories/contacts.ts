import { contactFlags, type ContactFlag } from '#features/company/contract/settings'
import type { Queryable } from '#server/db'

/** The addresses that a firm is written to for something, in their order. */
export async function findContactAddresses(
  database: Queryable,
  companyId: string,
  flag: ContactFlag,
): Promise<readonly string[]> {
  const rows = await database.query<{ email: string }>(
    `SELECT email FROM company_contacts WHERE company_id = $1 AND ${flag} ORDER BY lower(email)`,
    [companyId],
  )
  return rows.map(({ email }) => email)
}

/** Whether another contact of a firm has an address; the firm is held meanwhile, so that no two get the same at once. */
export async function isOtherContact(
  transaction: Queryable,
  { companyId, email, id }: { readonly companyId: string; readonly email: string; readonly id: string | null },
): Promise<boolean> {
  await transaction.query('SELECT 1 FROM companies WHERE id = $1 FOR NO KEY UPDATE', [companyId])
  const rows = await transaction.query(
    'SELECT 1 FROM company_contacts WHERE company_id = $1 AND lower(email) = lower($2) AND id IS DISTINCT FROM $3',
    [companyId, email, id],
  )
  return rows.length > 0
}

/** For what nobody of a firm is written to. */
export async function findMissingFlags(database: Queryable, companyId: string): Promise<readonly ContactFlag[]> {
  const [found] = await database.query<Partial<Record<ContactFlag, boolean>>>(
    `SELECT ${flags.map((flag) => `bool_or(${flag}) AS ${flag}`).join(', ')} FROM company_contacts WHERE company_id = $1`,
    [companyId],
  )
  return flags.filter((flag) => found?.[flag] !== true)
}

const flags = Object.keys(contactFlags).filter((name): name is ContactFlag => Object.hasOwn(contactFlags, name))

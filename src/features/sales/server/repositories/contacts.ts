import type { RoleName } from '#contract/access'
import type { Queryable } from '#server/db'

/** Who may tell more. */
export interface Contact extends Record<string, unknown> {
  readonly name: string
  readonly email: string
  readonly phone: string | null
}

/** A colleague; undefined for nobody, or an account that is no more. */
export async function findContact(
  database: Queryable,
  companyId: string,
  userId: string | null,
): Promise<Contact | undefined> {
  if (userId === null) return undefined
  const [row] = await database.query<Contact>(
    `SELECT coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) AS name, email, phone
     FROM users WHERE company_id = $1 AND id = $2`,
    [companyId, userId],
  )
  return row
}

const SALES_MANAGER: RoleName = 'transactional-manager'

/** The addresses of those who look after the sales of a firm. */
export async function findSalesManagers(database: Queryable, companyId: string): Promise<readonly string[]> {
  const rows = await database.query<{ email: string }>(
    "SELECT email FROM users WHERE company_id = $1 AND $2 = ANY(roles) AND status = 'active' ORDER BY email",
    [companyId, SALES_MANAGER],
  )
  return rows.map(({ email }) => email)
}

import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findPrintedLogo } from './logos'

/** What stands at the head of what a firm prints: its name and logo, and who prints it. */
export interface Letterhead {
  readonly company: string
  /** The bytes of its picture or drawing. */
  readonly logo: Uint8Array | undefined
  /** A name, then how to reach them. */
  readonly adviser: readonly string[]
}

export async function findLetterhead(
  database: Queryable,
  { companyId, userId, name }: Pick<Viewer, 'companyId' | 'userId' | 'name'>,
): Promise<Letterhead> {
  const [found] = await database.query<{ company: string | null; email: string; phone: string | null }>(
    `SELECT c.name AS company, u.email, u.phone FROM users u JOIN companies c ON c.id = u.company_id
     WHERE u.company_id = $1 AND u.id = $2`,
    [companyId, userId],
  )
  const logo = await findPrintedLogo(database, companyId)
  return {
    company: found?.company ?? '',
    logo: logo?.content,
    adviser: [name, found?.email, found?.phone].flatMap((part) => part || []),
  }
}

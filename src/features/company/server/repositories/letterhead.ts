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

/** Who makes a document, and for which firm. */
export interface Author {
  readonly company: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string
  readonly phone: string | null
}

export async function findAuthor(
  database: Queryable,
  { companyId, userId }: Pick<Viewer, 'companyId' | 'userId'>,
): Promise<Author | undefined> {
  const [author] = await database.query<Author & Record<string, unknown>>(
    `SELECT c.name AS company, u.first_name, u.last_name, u.email, u.phone
     FROM users u JOIN companies c ON c.id = u.company_id WHERE u.company_id = $1 AND u.id = $2`,
    [companyId, userId],
  )
  return author
}

export async function findLetterhead(
  database: Queryable,
  viewer: Pick<Viewer, 'companyId' | 'userId' | 'name'>,
): Promise<Letterhead> {
  const author = await findAuthor(database, viewer)
  const logo = await findPrintedLogo(database, viewer.companyId)
  return {
    company: author?.company ?? '',
    logo: logo?.content,
    adviser: [viewer.name, author?.email, author?.phone].flatMap((part) => part || []),
  }
}

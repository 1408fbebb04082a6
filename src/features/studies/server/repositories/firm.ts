import type { Queryable } from '#server/db'

/** Who makes a study, and for which firm. */
export interface StudyAuthor {
  readonly company: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string
  readonly phone: string | null
}

export async function findAuthor(
  database: Queryable,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<StudyAuthor | undefined> {
  const [author] = await database.query<StudyAuthor & Record<string, unknown>>(
    `SELECT c.name AS company, u.first_name, u.last_name, u.email, u.phone
     FROM users u JOIN companies c ON c.id = u.company_id WHERE u.company_id = $1 AND u.id = $2`,
    [companyId, userId],
  )
  return author
}

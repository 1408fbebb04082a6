import { isText, type Entries } from '#contract/json'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'

/** A client of the firm who is known already. */
export interface KnownClient {
  readonly id: string
  readonly name: string
  /** Whether who imports may change them. */
  readonly isReached: boolean
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** What somebody is recognised by: their e-mail; their names and their birth date, where it is known. */
export function keyOf({ email, firstname1, lastname, birthdate }: Entries): readonly string[] {
  return [
    ...(isText(email) ? [`mail ${email.toLowerCase()}`] : []),
    ...(isText(birthdate) && isText(firstname1) && isText(lastname)
      ? [`person ${plain(lastname)} ${plain(firstname1)} ${birthdate}`]
      : []),
  ]
}

interface KnownRow extends Record<string, unknown> {
  readonly id: string
  readonly email: string
  readonly firstname1: string
  readonly lastname: string
  readonly birthdate: string | null
  readonly adviser_id: string
}

/** Those of the firm who have the e-mail or the birth date of one of these, by what they are recognised by. */
export async function findKnown(
  database: Queryable,
  { companyId, userId, scpiPerimeter }: Viewer,
  clients: readonly Entries[],
): Promise<ReadonlyMap<string, KnownClient>> {
  const emails = clients.flatMap(({ email }) => (isText(email) ? [email.toLowerCase()] : []))
  const days = clients.flatMap(({ birthdate }) => (isText(birthdate) ? [birthdate] : []))
  const rows = await database.query<KnownRow>(
    `SELECT id, email, firstname1, lastname, birthdate, adviser_id FROM scpi_clients
     WHERE company_id = $1 AND (email_key = ANY ($2) OR birthdate = ANY ($3::date[]))`,
    [companyId, emails, days],
  )
  return new Map(
    rows.flatMap((row) => {
      const known = {
        id: row.id,
        name: `${row.firstname1} ${row.lastname}`,
        isReached: scpiPerimeter !== 'own' || row.adviser_id === userId,
      }
      return keyOf(row).map((key) => [key, known] as const)
    }),
  )
}

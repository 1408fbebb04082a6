import type { Queryable } from '#server/db'

/** The ids of what people were erased with since a moment, by any process. */
export async function findErased(database: Queryable, since: Date): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(
    `SELECT split_part(subject, ':', 2) AS id FROM audit_events WHERE action = 'person_erased' AND at >= $1 AND subject IS NOT NULL`,
    [since],
  )
  return rows.map(({ id }) => id)
}

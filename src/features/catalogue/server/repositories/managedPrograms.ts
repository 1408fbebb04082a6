import type { Queryable } from '#server/db'

/** The lots of a programme among these, or all of them. */
export async function findLotsOf(
  database: Queryable,
  companyId: string,
  programId: string,
  ids?: readonly string[],
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM managed_properties WHERE company_id = $1 AND program_id = $2 AND ($3::uuid[] IS NULL OR id = ANY($3))',
    [companyId, programId, ids ?? null],
  )
  return rows.map(({ id }) => id)
}

/** Puts lots forward for a firm, or no longer. */
export async function putForward(
  transaction: Queryable,
  companyId: string,
  ids: readonly string[],
  isTop: boolean,
): Promise<void> {
  await transaction.query(
    isTop
      ? `INSERT INTO company_top_properties (company_id, property_id) SELECT $1, id FROM unnest($2::uuid[]) id ON CONFLICT DO NOTHING`
      : 'DELETE FROM company_top_properties WHERE company_id = $1 AND property_id = ANY($2)',
    [companyId, ids],
  )
}

/** What a firm tells its advisers of a programme; null: nothing. */
export async function commentProgram(
  transaction: Queryable,
  companyId: string,
  id: string,
  comment: string | null,
): Promise<void> {
  await transaction.query(
    `INSERT INTO company_programs (company_id, program_id, comment) VALUES ($1, $2, $3)
     ON CONFLICT (company_id, program_id) DO UPDATE SET comment = excluded.comment`,
    [companyId, id, comment],
  )
}

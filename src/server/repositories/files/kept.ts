import type { Queryable } from '#server/db'

/** What is known of a file whose bytes are kept apart. */
export interface FileRow {
  readonly id: string
  readonly name: string
  readonly media_type: string
  /** Bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Where a file is: a firm’s. */
export interface FilePlace {
  readonly companyId: string
  readonly id: string
}

export async function insertFile(
  transaction: Queryable,
  { companyId, userId, now }: { readonly companyId: string; readonly userId: string; readonly now: Date },
  { id, name, media_type, size, sha256 }: FileRow,
): Promise<void> {
  await transaction.query(
    `INSERT INTO files (id, company_id, name, media_type, size, sha256, created_at, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, companyId, name, media_type, size, sha256, now, userId],
  )
}

export async function findFile(database: Queryable, { companyId, id }: FilePlace): Promise<FileRow | undefined> {
  const [row] = await database.query<FileRow>(
    'SELECT id, name, media_type, size::float8 AS size, sha256 FROM files WHERE company_id = $1 AND id = $2',
    [companyId, id],
  )
  return row
}

/** @returns whether there was one */
export async function deleteFile(transaction: Queryable, { companyId, id }: FilePlace): Promise<boolean> {
  const rows = await transaction.query('DELETE FROM files WHERE company_id = $1 AND id = $2 RETURNING id', [
    companyId,
    id,
  ])
  return rows.length > 0
}

/** The ids of those of these places that are files. */
export async function filesAmong(database: Queryable, places: readonly FilePlace[]): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ id: string }>(
    `SELECT f.id FROM files f JOIN unnest($1::uuid[], $2::uuid[]) p (company_id, id) ON f.company_id = p.company_id AND f.id = p.id`,
    [places.map(({ companyId }) => companyId), places.map(({ id }) => id)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** All of them, in the order of their places. */
export const keptFiles = (database: Queryable): Promise<readonly FilePlace[]> =>
  database.query<FilePlace>('SELECT company_id AS "companyId", id FROM files ORDER BY company_id, id')

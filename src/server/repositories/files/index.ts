import type { Queryable } from '#server/db'

export { deleteFile, filesAmong, findFile, insertFile, keptFiles, type FilePlace, type FileRow } from './kept'

/** Files that the database holds: the table, whose rows are each of a firm, and its column of bytes. */
export interface StoredFiles {
  readonly table: string
  readonly column: string
}

/** How many bytes of files a firm has: those that are kept apart, and those in columns, whose length PostgreSQL knows without reading them. */
export async function bytesOfFiles(
  database: Queryable,
  stored: readonly StoredFiles[],
  companyId: string,
): Promise<number> {
  const sums = [
    'SELECT coalesce(sum(size), 0) AS bytes FROM files WHERE company_id = $1',
    ...stored.map(
      ({ table, column }) =>
        `SELECT coalesce(sum(octet_length(${column})), 0) AS bytes FROM ${table} WHERE company_id = $1`,
    ),
  ]
  const [row] = await database.query<{ bytes: number }>(
    `SELECT sum(bytes)::float8 AS bytes FROM (${sums.join(' UNION ALL ')}) AS kinds`,
    [companyId],
  )
  return row?.bytes ?? 0
}

/** Until the end of the transaction, no other one counts the files of the firm. */
export async function holdFiles(transaction: Queryable, companyId: string): Promise<void> {
  await transaction.query('SELECT 1 FROM companies WHERE id = $1 FOR NO KEY UPDATE', [companyId])
}

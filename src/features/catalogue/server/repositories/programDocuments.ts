import type { Queryable } from '#server/db'

/** SQL: the documents that its firm gives with programme `t`, the latest first. */
export const documentsOf = (alias: string): string =>
  `coalesce((SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'media_type', f.media_type, 'size', f.size,
      'added_at', to_char(f.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'url', '/api/v3/programs/' || d.program_id || '/documents/' || f.id) ORDER BY f.created_at DESC, f.name)
    FROM program_documents d JOIN files f ON f.company_id = d.company_id AND f.id = d.file_id
    WHERE d.company_id = ${alias}.company_id AND d.program_id = ${alias}.id), '[]'::json)`

/** A programme as a firm knows it. */
interface ProgramOfFirm {
  readonly companyId: string
  readonly programId: string
}

/** Says that a file belongs to a programme. */
export async function insertProgramDocument(
  transaction: Queryable,
  { companyId, programId }: ProgramOfFirm,
  fileId: string,
): Promise<void> {
  await transaction.query('INSERT INTO program_documents (file_id, company_id, program_id) VALUES ($1, $2, $3)', [
    fileId,
    companyId,
    programId,
  ])
}

/** How many documents a programme has, for one firm. */
export async function countProgramDocuments(
  database: Queryable,
  { companyId, programId }: ProgramOfFirm,
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM program_documents WHERE company_id = $1 AND program_id = $2',
    [companyId, programId],
  )
  return row?.count ?? 0
}

/** Whether a file is a document of this programme. */
export async function isProgramDocument(
  database: Queryable,
  { companyId, programId }: ProgramOfFirm,
  fileId: string,
): Promise<boolean> {
  const rows = await database.query(
    'SELECT file_id FROM program_documents WHERE company_id = $1 AND program_id = $2 AND file_id = $3',
    [companyId, programId, fileId],
  )
  return rows.length > 0
}

import type { Attributes } from '#contract'
import type { Queryable } from '#server/db'

type Status = NonNullable<Attributes<'client_file'>['status']>

interface File {
  readonly companyId: string
  readonly clientFileId: string
}

/** Holds a file, and reads its status; undefined for one that is no more. */
export async function lockStatusOf(
  transaction: Queryable,
  { companyId, clientFileId }: File,
): Promise<Status | undefined> {
  const [file] = await transaction.query<{ status: Status }>(
    'SELECT status FROM client_files WHERE company_id = $1 AND id = $2 FOR NO KEY UPDATE',
    [companyId, clientFileId],
  )
  return file?.status
}

export async function writeStatusOf(
  transaction: Queryable,
  { companyId, clientFileId }: File,
  status: Status,
): Promise<void> {
  await transaction.query(
    `UPDATE client_files SET status = $3, updated_at = clock_timestamp(),
       archived_status = CASE WHEN $3 = 'archived' THEN archived_status END
     WHERE company_id = $1 AND id = $2`,
    [companyId, clientFileId, status],
  )
}

import { randomUUID } from 'node:crypto'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'

/** What somebody read of a client file, once or several times in a row. */
export interface Access {
  readonly reader: Pick<Viewer, 'companyId' | 'userId' | 'device'>
  readonly clientFileId: string
  /** The last part of the address, `notes`; empty for the file itself. */
  readonly part: string
  readonly count: number
  readonly firstAt: Date
  readonly lastAt: Date
}

/** Keeps accesses. Those of a file that was deleted meanwhile go with it. */
export async function insertAccesses(database: Queryable, accesses: readonly Access[]): Promise<void> {
  const rows = accesses.map(({ reader, clientFileId, part, count, firstAt, lastAt }) => ({
    company_id: reader.companyId,
    id: randomUUID(),
    client_file_id: clientFileId,
    user_id: reader.userId,
    part,
    device: reader.device,
    read_count: count,
    first_read_at: firstAt,
    last_read_at: lastAt,
  }))
  await database.query(
    `INSERT INTO client_file_readings SELECT r.* FROM jsonb_populate_recordset(NULL::client_file_readings, $1) r
     JOIN client_files f ON f.company_id = r.company_id AND f.id = r.client_file_id
     JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id`,
    [JSON.stringify(rows)],
  )
}

/** Forgets the accesses before an instant. */
export async function removeAccesses(database: Queryable, before: Date): Promise<void> {
  await database.query('DELETE FROM client_file_readings WHERE last_read_at < $1', [before])
}

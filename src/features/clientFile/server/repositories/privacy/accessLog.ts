import { randomUUID } from 'node:crypto'
import type { Resource } from '#contract/jsonapi'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { resourceOf, type Row, Parameters, within } from '#server/repositories'
import { ofClientFile } from '../ofClientFile'

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

/** Who read one file, or any of them, the latest first; nothing outside of the scope. */
export async function findAccesses(
  scope: Scope,
  database: Queryable,
  clientFileId: string | null,
  page: { limit: number; offset: number },
): Promise<{ accesses: Resource[]; total: number }> {
  const parameters = new Parameters()
  const mine = `FROM client_file_readings s WHERE ${clientFileId === null ? within(scope, 's', parameters) : ofClientFile(scope, clientFileId, parameters)}`
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::integer AS total ${mine}`,
    parameters.values,
  )
  const text = `SELECT s.*, f.title AS client_file_title, nullif(concat_ws(' ', u.first_name, u.last_name), '') AS reader_name
    FROM (SELECT s.* ${mine} ORDER BY s.last_read_at DESC, s.id LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}) s
    JOIN client_files f ON f.company_id = s.company_id AND f.id = s.client_file_id
    LEFT JOIN users u ON u.company_id = s.company_id AND u.id = s.user_id ORDER BY s.last_read_at DESC, s.id`
  const rows = await database.query<Row & { client_file_id: string }>(text, parameters.values)
  return {
    accesses: rows.map((row) =>
      resourceOf('client_file_reading', row, { client_file: { type: 'client_file', id: row.client_file_id } }),
    ),
    total: counted?.total ?? 0,
  }
}

/** Forgets the accesses before an instant. */
export async function removeAccesses(database: Queryable, before: Date): Promise<void> {
  await database.query('DELETE FROM client_file_readings WHERE last_read_at < $1', [before])
}

import type { StudyStatus } from '#features/studies/contract'
import { studyLifecycle } from '#features/studies/contract'
import type { StudyFacts } from '#features/studies/contract/study'
import type { Queryable } from '#server/db'
import { isDue } from '#server/repositories/lifecycle'
import type { StudyInputs } from '../operations/inputs'
import type { StudyPlace } from './events'

/** The number of the next edition of the studies of a file. */
export async function nextEdition(transaction: Queryable, companyId: string, clientFileId: string): Promise<number> {
  const [row] = await transaction.query<{ next: number }>(
    'SELECT coalesce(max(edition), 0)::int + 1 AS next FROM commercial_reports WHERE company_id = $1 AND client_file_id = $2',
    [companyId, clientFileId],
  )
  return row?.next ?? 1
}

interface WaitingStudy extends StudyPlace {
  readonly facts: StudyFacts
  readonly attempts: number
  readonly createdAt: string
}

/** Holds the study that has waited longest for its PDF, and that no other process prints; undefined when none waits. */
export async function holdWaiting(transaction: Queryable, after: string | null): Promise<WaitingStudy | undefined> {
  const [row] = await transaction.query<WaitingStudy & Record<string, unknown>>(
    `SELECT company_id AS "companyId", id, facts, attempts, created_at AS "createdAt" FROM commercial_reports
     WHERE status = 'generating' AND ($1::timestamptz IS NULL OR created_at > $1)
     ORDER BY created_at, id FOR UPDATE SKIP LOCKED LIMIT 1`,
    [after],
  )
  return row
}

export async function keepPdf(
  transaction: Queryable,
  { companyId, id }: StudyPlace,
  content: Uint8Array,
): Promise<void> {
  await transaction.query(
    `INSERT INTO commercial_report_files (company_id, report_id, content) VALUES ($1, $2, $3)
     ON CONFLICT (company_id, report_id) DO UPDATE SET content = excluded.content`,
    [companyId, id, Buffer.from(content)],
  )
}

export async function findPdf(database: Queryable, { companyId, id }: StudyPlace): Promise<Buffer | undefined> {
  const [row] = await database.query<{ content: Buffer }>(
    'SELECT content FROM commercial_report_files WHERE company_id = $1 AND report_id = $2',
    [companyId, id],
  )
  return row?.content
}

export async function noteAttempt(database: Queryable, { companyId, id }: StudyPlace): Promise<void> {
  await database.query('UPDATE commercial_reports SET attempts = attempts + 1 WHERE company_id = $1 AND id = $2', [
    companyId,
    id,
  ])
}

/** What a study says, and what it was made from. */
export interface KeptStudy {
  readonly id: string
  readonly status: StudyStatus
  readonly title: string
  readonly pages: number | null
  readonly facts: StudyFacts
  readonly inputs: StudyInputs
  readonly input_hash: string
}

/** @param isHeld until the end of the transaction, nobody else changes it */
export async function findKept(
  database: Queryable,
  { companyId, id }: StudyPlace,
  { isHeld = false }: { readonly isHeld?: boolean } = {},
): Promise<KeptStudy | undefined> {
  const [row] = await database.query<KeptStudy & Record<string, unknown>>(
    `SELECT id, status, title, pages, facts, inputs, input_hash FROM commercial_reports
     WHERE company_id = $1 AND id = $2 ${isHeld ? 'FOR UPDATE' : ''}`,
    [companyId, id],
  )
  return row
}

/** Those whose link has ended since their state was written; held. */
export const holdDue = (transaction: Queryable, now: Date): Promise<readonly StudyPlace[]> =>
  transaction.query<StudyPlace & Record<string, unknown>>(
    `SELECT t.company_id AS "companyId", t.id FROM commercial_reports t WHERE ${isDue(studyLifecycle, 't', '$1::timestamptz')}
     ORDER BY t.id FOR UPDATE SKIP LOCKED LIMIT 200`,
    [now],
  )

/** A study whose file, firm or rules may have changed since it was last compared with them. */
export interface DoubtfulStudy extends StudyPlace {
  readonly clientFileId: string
  readonly userId: string
}

export const findDoubtful = (database: Queryable, now: Date): Promise<readonly DoubtfulStudy[]> =>
  database.query<DoubtfulStudy & Record<string, unknown>>(
    `SELECT r.company_id AS "companyId", r.id, r.client_file_id AS "clientFileId", r.created_by_id AS "userId"
     FROM commercial_reports r JOIN commercial_report_viewers f ON f.company_id = r.company_id AND f.id = r.id
     WHERE r.status IN ('generated', 'sent', 'viewed') AND (
       f.file_updated_at > r.checked_at OR r.checked_at < $1::timestamptz - interval '1 day'
       OR EXISTS (SELECT 1 FROM setting_changes s WHERE s.company_id = r.company_id AND s.created_at > r.checked_at))
     ORDER BY r.checked_at LIMIT 100`,
    [now],
  )

/** That it was compared, as of an instant before its file was read. */
export async function noteChecked(database: Queryable, { companyId, id }: StudyPlace, at: string): Promise<void> {
  await database.query(
    'UPDATE commercial_reports SET checked_at = greatest(checked_at, $3) WHERE company_id = $1 AND id = $2',
    [companyId, id, at],
  )
}

/** The instant of the database: rows are dated by it. */
export async function databaseNow(database: Queryable): Promise<string> {
  const [row] = await database.query<{ now: string }>('SELECT clock_timestamp() AS now')
  return row?.now ?? ''
}

/** A study that a reader opens. */
export interface HeldStudy {
  readonly status: StudyStatus
  readonly views: number
  readonly first_viewed_at: string | null
}

export async function holdStudy(transaction: Queryable, { companyId, id }: StudyPlace): Promise<HeldStudy | undefined> {
  const [row] = await transaction.query<HeldStudy & Record<string, unknown>>(
    'SELECT status, views, first_viewed_at FROM commercial_reports WHERE company_id = $1 AND id = $2 FOR UPDATE',
    [companyId, id],
  )
  return row
}

export async function notePages(database: Queryable, { companyId, id }: StudyPlace, pages: number): Promise<void> {
  await database.query('UPDATE commercial_reports SET pages = $3 WHERE company_id = $1 AND id = $2', [
    companyId,
    id,
    pages,
  ])
}

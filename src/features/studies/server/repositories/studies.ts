import type { StudyReading, StudyStatus } from '#features/studies/contract'
import { studyLifecycle } from '#features/studies/contract'
import type { StudyFacts, StudyFigures } from '#features/studies/contract/study'
import type { Queryable } from '#server/db'
import { isDue } from '#server/repositories/lifecycle'
import type { StudyInputs } from '../operations/inputs'
import type { StudyPlace } from './events'

/** Nobody else makes a study of a file before the end of the transaction. */
export async function holdEditions(transaction: Queryable, clientFileId: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `commercial_reports ${clientFileId}`,
  ])
}

/** The number of the next edition of the studies of a file. */
export async function nextEdition(transaction: Queryable, companyId: string, clientFileId: string): Promise<number> {
  const [row] = await transaction.query<{ next: number }>(
    'SELECT coalesce(max(edition), 0)::int + 1 AS next FROM commercial_reports WHERE company_id = $1 AND client_file_id = $2',
    [companyId, clientFileId],
  )
  return row?.next ?? 1
}

/** Longer than a study takes to be printed: when whoever took it was stopped meanwhile, another may try. */
const TAKEN_SECONDS = 120

/** A study that is to be printed now, and how many times that was tried, this time included. */
interface TakenStudy extends StudyPlace {
  readonly attempts: number
}

/** Takes the study that has waited longest for its PDF, and that no other process prints; undefined when none waits. */
export async function takeWaiting(database: Queryable): Promise<TakenStudy | undefined> {
  const [row] = await database.query<TakenStudy & Record<string, unknown>>(
    `WITH next AS (SELECT company_id, id FROM commercial_reports
       WHERE status = 'generating' AND (print_after IS NULL OR print_after <= clock_timestamp())
       ORDER BY created_at, id FOR UPDATE SKIP LOCKED LIMIT 1)
     UPDATE commercial_reports r SET attempts = r.attempts + 1, print_after = clock_timestamp() + $1 * interval '1 second'
     FROM next WHERE r.company_id = next.company_id AND r.id = next.id
     RETURNING r.company_id AS "companyId", r.id, r.attempts`,
    [TAKEN_SECONDS],
  )
  return row
}

/** Gives one back that was not printed. @param isTried it failed; otherwise there was no thread for it, which does not count */
export async function giveBack(
  database: Queryable,
  { companyId, id }: StudyPlace,
  { isTried, seconds }: { readonly isTried: boolean; readonly seconds: number },
): Promise<void> {
  await database.query(
    `UPDATE commercial_reports SET attempts = attempts - $3, print_after = clock_timestamp() + $4 * interval '1 second'
     WHERE company_id = $1 AND id = $2 AND status = 'generating'`,
    [companyId, id, isTried ? 0 : 1, seconds],
  )
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

/** What a study says, and what it was made from. */
export interface KeptStudy {
  readonly id: string
  readonly status: StudyStatus
  readonly title: string
  readonly pages: number | null
  readonly facts: StudyFacts
  /** Null in one that was made before they were kept. */
  readonly results: StudyFigures | null
  /** The version that it took the place of; null for a first one. */
  readonly previous: StudyReading['replaces']
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
    `SELECT t.id, t.status, t.title, t.pages, t.facts, t.results, t.inputs, t.input_hash,
       (SELECT json_build_object('edition', p.edition, 'madeOn', p.facts ->> 'madeOn') FROM commercial_reports p
         WHERE p.company_id = t.company_id AND p.id = t.previous_id AND p.sent_at IS NOT NULL) AS previous
     FROM commercial_reports t WHERE t.company_id = $1 AND t.id = $2 ${isHeld ? 'FOR UPDATE OF t' : ''}`,
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

/** What it comes to, calculated once for all. */
export async function keepResults(
  database: Queryable,
  { companyId, id }: StudyPlace,
  results: StudyFigures,
): Promise<void> {
  await database.query('UPDATE commercial_reports SET results = $3 WHERE company_id = $1 AND id = $2', [
    companyId,
    id,
    JSON.stringify(results),
  ])
}

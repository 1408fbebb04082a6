import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'

export type ImportState = 'waiting' | 'running' | 'done' | 'failed' | 'undone'

/** An import of a firm. Instants as ISO; `report` is an `ImportReport` without its lines in a list. */
export interface StoredImport {
  readonly company_id: string
  readonly id: string
  readonly source: string
  /** Who the files come from, as the firm calls them. */
  readonly provider: string | null
  readonly state: ImportState
  readonly is_dry_run: boolean
  readonly is_full: boolean
  readonly done: number
  readonly total: number | null
  readonly report: object | null
  readonly failure: string | null
  readonly created_at: string
  readonly finished_at: string | null
  readonly undone_at: string | null
}

export interface ImportFile {
  readonly name: string
  readonly content: Buffer
  /** Which columns of a feed it has, where somebody said it. */
  readonly columns: readonly string[] | null
}

/** What an import changed of one row; `before` is null where it made the row. */
export interface ImportChange {
  readonly row_id: string
  readonly changed: 'programs' | 'properties'
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>>
}

type Key = Pick<StoredImport, 'company_id' | 'id'>

const COLUMNS =
  'i.company_id, i.id, i.source, i.provider, i.state, i.is_dry_run, i.is_full, i.done, i.total, i.failure, i.created_at, i.finished_at, i.undone_at'

export async function insertImport(
  database: Queryable,
  row: Key &
    Pick<StoredImport, 'source' | 'provider' | 'is_dry_run' | 'is_full' | 'created_at'> & {
      readonly creator_id: string
    },
  files: readonly ImportFile[],
): Promise<void> {
  await database.query(
    `INSERT INTO catalogue_imports (company_id, id, creator_id, source, provider, state, is_dry_run, is_full, created_at)
     VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7, $8)`,
    [row.company_id, row.id, row.creator_id, row.source, row.provider, row.is_dry_run, row.is_full, row.created_at],
  )
  for (const [position, { name, content, columns }] of files.entries())
    await database.query(
      'INSERT INTO catalogue_import_files (company_id, import_id, position, name, content, columns) VALUES ($1, $2, $3, $4, $5, $6)',
      [row.company_id, row.id, position, name, content, columns],
    )
}

const MOST_LISTED = 100

/** The imports of a scope, the latest first. */
export function listImports(scope: Scope, database: Queryable): Promise<StoredImport[]> {
  const parameters = new Parameters()
  const text = `SELECT ${COLUMNS}, i.report - 'lines' - 'changes' AS report FROM catalogue_imports i WHERE ${within(scope, 'i', parameters)}
    ORDER BY i.created_at DESC, i.id LIMIT ${String(MOST_LISTED)}`
  return database.query<StoredImport>(text, parameters.values)
}

/** One import, held until the end of the transaction when it is to be changed. */
export async function findImport(
  scope: Scope,
  database: Queryable,
  id: string,
  isHeld = false,
): Promise<StoredImport | undefined> {
  const parameters = new Parameters()
  const text = `SELECT ${COLUMNS}, i.report FROM catalogue_imports i WHERE i.id = ${parameters.add(id)}
    AND ${within(scope, 'i', parameters)} ${isHeld ? 'FOR UPDATE' : ''}`
  return (await database.query<StoredImport>(text, parameters.values))[0]
}

/** Takes the import that waits longest, or whose runner has given no sign of life since `lostBefore`; nobody else takes it. */
export async function takeImport(database: Queryable, now: Date, lostBefore: Date): Promise<StoredImport | undefined> {
  const [taken] = await database.query<StoredImport>(
    `UPDATE catalogue_imports i SET state = 'running', running_at = $1 WHERE (i.company_id, i.id) = (
       SELECT w.company_id, w.id FROM catalogue_imports w
       WHERE w.state = 'waiting' OR (w.state = 'running' AND w.running_at < $2)
       ORDER BY w.created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}, i.report`,
    [now.toISOString(), lostBefore.toISOString()],
  )
  return taken
}

export const findImportFiles = (database: Queryable, { company_id, id }: Key): Promise<ImportFile[]> =>
  database.query<ImportFile & { name: string }>(
    'SELECT name, content, columns FROM catalogue_import_files WHERE company_id = $1 AND import_id = $2 ORDER BY position',
    [company_id, id],
  )

export async function setProgress(
  database: Queryable,
  { company_id, id }: Key,
  { done, total, at }: { readonly done: number; readonly total: number; readonly at: Date },
): Promise<void> {
  await database.query(
    'UPDATE catalogue_imports SET done = $3, total = $4, running_at = $5 WHERE company_id = $1 AND id = $2',
    [company_id, id, done, total, at.toISOString()],
  )
}

/** Ends an import. Its files stay after a preview, to be imported. */
export async function endImport(
  database: Queryable,
  { company_id, id, is_dry_run }: Key & Pick<StoredImport, 'is_dry_run'>,
  { state, report, failure, at }: { state: ImportState; report: object | null; failure: string | null; at: Date },
): Promise<void> {
  await database.query(
    'UPDATE catalogue_imports SET state = $3, report = $4, failure = $5, finished_at = $6 WHERE company_id = $1 AND id = $2',
    [company_id, id, state, report && JSON.stringify(report), failure, at.toISOString()],
  )
  if (is_dry_run && state === 'done') return
  await database.query('DELETE FROM catalogue_import_files WHERE company_id = $1 AND import_id = $2', [company_id, id])
}

/** A preview that is over waits to be run, for good this time. */
export async function runPreview(database: Queryable, { company_id, id }: Key): Promise<void> {
  await database.query(
    `UPDATE catalogue_imports SET state = 'waiting', is_dry_run = false, done = 0, total = NULL, report = NULL, finished_at = NULL
     WHERE company_id = $1 AND id = $2`,
    [company_id, id],
  )
}

/** Previews that ended before then, with their files. */
export async function deletePreviews(database: Queryable, before: Date): Promise<void> {
  await database.query('DELETE FROM catalogue_imports WHERE is_dry_run AND finished_at < $1', [before.toISOString()])
}

export async function markUndone(database: Queryable, { company_id, id }: Key, at: Date): Promise<void> {
  await database.query(
    `UPDATE catalogue_imports SET state = 'undone', undone_at = $3 WHERE company_id = $1 AND id = $2`,
    [company_id, id, at.toISOString()],
  )
}

/** An import that is run again after a stop has told some of its changes already. */
export async function insertChanges(
  database: Queryable,
  { company_id, id }: Key,
  changes: readonly ImportChange[],
): Promise<void> {
  if (changes.length === 0) return
  await database.query(
    `INSERT INTO catalogue_import_changes (company_id, import_id, row_id, changed, before, after)
     SELECT $1, $2, r.row_id, r.changed, nullif(r.before, 'null'), r.after
     FROM jsonb_to_recordset($3::jsonb) AS r (row_id uuid, changed text, before jsonb, after jsonb) ON CONFLICT DO NOTHING`,
    [company_id, id, JSON.stringify(changes)],
  )
}

export const findChanges = (database: Queryable, { company_id, id }: Key): Promise<ImportChange[]> =>
  database.query<ImportChange & { row_id: string }>(
    'SELECT row_id, changed, before, after FROM catalogue_import_changes WHERE company_id = $1 AND import_id = $2 ORDER BY row_id',
    [company_id, id],
  )

/** The rows of a firm's own catalogue among these. */
export const findOwnRows = (
  database: Queryable,
  table: ImportChange['changed'],
  owner: string,
  ids: readonly string[],
): Promise<(Readonly<Record<string, unknown>> & { id: string })[]> =>
  database.query<Readonly<Record<string, unknown>> & { id: string }>(
    table === 'programs'
      ? 'SELECT g.* FROM programs g WHERE g.owner_id = $1 AND g.id = ANY($2) FOR UPDATE'
      : 'SELECT l.*, g.name AS program_name FROM properties l JOIN programs g ON g.id = l.program_id WHERE g.owner_id = $1 AND l.id = ANY($2) FOR UPDATE OF l',
    [owner, ids],
  )

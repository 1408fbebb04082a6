import { randomUUID } from 'node:crypto'
import { entriesOf } from '#contract/json'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { Problem } from '#server/http/routes'
import { fieldErrors, invalid, notFound, scopeOf } from '#server/operations'
import { record } from '#server/operations/audit'
import { undoChanges, type Undone } from '../imports/undo'
import {
  findImport,
  insertImport,
  listImports,
  markUndone,
  runPreview,
  type StoredImport,
} from '../repositories/imports'
import { findPicturesOfImport, type PicturesOfImport } from '../repositories/pictures'
import { filesIn, managing, providerIn, rememberColumns } from './importFiles'

/** For how long an import can be undone. */
const UNDOABLE_MS = 7 * 86_400_000

/** The imports of the firm, the latest first, without their lines. */
export async function readImports(database: Queryable, viewer: Viewer, now: Date): Promise<object[]> {
  return (await listImports(scopeOf(managing, viewer), database)).map((stored) => shownImport(stored, now))
}

/** @throws Failure notFound */
export async function readImport(database: Queryable, viewer: Viewer, id: string, now: Date): Promise<object> {
  const stored = await findImport(scopeOf(managing, viewer), database, id)
  if (!stored) throw notFound()
  return shownImport(stored, now, await findPicturesOfImport(database, stored))
}

/**
 * Keeps the files that were sent, to be imported behind the requests into the catalogue of the firm, and which columns somebody said they have.
 * @throws Failure invalid
 */
export async function startImport(transaction: Queryable, viewer: Viewer, body: unknown, now: Date): Promise<object> {
  scopeOf(managing, viewer)
  const { dry_run, full } = entriesOf(body)
  const files = await filesIn(body)
  const provider = providerIn(body)
  const row = {
    company_id: viewer.companyId,
    id: randomUUID(),
    creator_id: viewer.userId,
    source: files.map(({ name }) => name).join(', '),
    provider,
    is_dry_run: isYes(dry_run),
    is_full: isYes(full),
    created_at: now.toISOString(),
  }
  await insertImport(transaction, row, files)
  if (provider !== null) await rememberColumns(transaction, viewer.companyId, provider, files)
  return readImport(transaction, viewer, row.id, now)
}

const isYes = (value: unknown): boolean => value === true || value === '1' || value === 'true'

/** Imports for good what a preview read, or undoes an import of the last seven days. @throws Failure notFound, invalid @throws Problem 409 */
export async function actOnImport(
  transaction: Queryable,
  viewer: Viewer,
  { id, body, now }: { readonly id: string; readonly body: unknown; readonly now: Date },
): Promise<{ readonly data: object; readonly meta?: Undone }> {
  const scope = scopeOf(managing, viewer)
  const { action, dry_run } = entriesOf(body)
  if (action !== 'undo' && action !== 'import')
    throw invalid(fieldErrors('action', 'L’action «\u00a0import\u00a0» ou «\u00a0undo\u00a0» est attendue.'))
  const stored = await findImport(scope, transaction, id, true)
  if (!stored) throw notFound()
  if (action === 'import') {
    await importPreviewed(transaction, stored)
    return { data: await readImport(transaction, viewer, id, now) }
  }
  const meta = await undo(transaction, viewer, stored, now, isYes(dry_run))
  return { data: await readImport(transaction, viewer, id, now), meta }
}

async function importPreviewed(transaction: Queryable, stored: StoredImport): Promise<void> {
  if (!stored.is_dry_run || stored.state !== 'done')
    throw new Problem(409, 'Seule une prévisualisation terminée peut être importée. Rien n’a été modifié.')
  await runPreview(transaction, stored)
}

async function undo(
  transaction: Queryable,
  viewer: Viewer,
  stored: StoredImport,
  now: Date,
  isDryRun: boolean,
): Promise<Undone> {
  if (!isUndoable(stored, now))
    throw new Problem(409, 'Cet import ne peut pas, ou plus, être annulé. Rien n’a été modifié.')
  const undone = await undoChanges(transaction, stored, { today: now.toISOString().slice(0, 10), isDryRun })
  if (isDryRun) return undone
  await markUndone(transaction, stored, now)
  const count = undone.withdrawn + undone.restored
  await record(transaction, viewer, { action: 'restored', details: { type: 'property', count }, at: now })
  return undone
}

const isUndoable = ({ state, is_dry_run, finished_at }: StoredImport, now: Date): boolean =>
  state === 'done' &&
  !is_dry_run &&
  finished_at !== null &&
  new Date(finished_at).getTime() + UNDOABLE_MS > now.getTime()

/** @param pictures what became of those that it named */
function shownImport(stored: StoredImport, now: Date, pictures?: PicturesOfImport): object {
  const { id, company_id: _, report, ...attributes } = stored
  return {
    type: 'catalogue_import',
    id,
    attributes: { ...attributes, ...report, is_undoable: isUndoable(stored, now), ...(pictures && { pictures }) },
  }
}

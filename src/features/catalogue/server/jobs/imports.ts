import { Readable } from 'node:stream'
import { codeOf, DatabaseUnavailable, type Database } from '#server/db'
import type { Dependencies } from '#server/http'
import { scheduler, type Scheduler } from '#server/jobs'
import { record } from '#server/operations/audit'
import { changesOf } from '../imports/changes'
import { importPrograms } from '../imports/importPrograms'
import type { ImportReport } from '../imports/report'
import { FileRefused } from '../imports/source'
import {
  deletePreviews,
  endImport,
  findImportFiles,
  insertChanges,
  setProgress,
  takeImport,
  type StoredImport,
} from '../repositories/imports'

/** How often an import is looked for that another process was asked for, or left. */
const ROUND_MS = 1_000
/** Without a sign of life for this long, who ran an import has stopped; another takes it up. */
const LOST_MS = 60_000
/** For how long what a preview read waits to be imported. */
const PREVIEW_MS = 86_400_000

interface ImportDependencies extends Pick<Dependencies, 'database' | 'clock' | 'log'> {
  /** Called after each import that wrote: it may name pictures. */
  readonly onImported: () => Promise<void>
}

/** Runs the imports that firms asked for, one after the other. */
export const catalogueImports = (dependencies: ImportDependencies): Scheduler =>
  scheduler({
    everyMs: ROUND_MS,
    round: (isEnding) => runImports(dependencies, isEnding),
    fail: (error) => {
      dependencies.log.error({ code: codeOf(error) }, 'imports of the catalogue cannot be run')
    },
  })

/** Runs every import that waits; at the end of the job, those that are left wait for another process. */
async function runImports(
  { database, clock, log, onImported }: ImportDependencies,
  isEnding: () => boolean,
): Promise<void> {
  await deletePreviews(database, new Date(clock.now().getTime() - PREVIEW_MS))
  while (!isEnding()) {
    const now = clock.now()
    const taken = await takeImport(database, now, new Date(now.getTime() - LOST_MS))
    if (!taken) return
    try {
      await run(database, taken, () => clock.now())
      if (!taken.is_dry_run) void onImported()
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      const isRefused = error instanceof FileRefused
      if (!isRefused) log.error({ code: codeOf(error), error: String(error) }, 'an import of the catalogue failed')
      const failure = isRefused
        ? error.message
        : 'L’import s’est arrêté. Réessayez\u00a0; ce qui était importé le reste.'
      await endImport(database, taken, { state: 'failed', report: null, failure, at: clock.now() })
    }
  }
}

async function run(database: Database, taken: StoredImport, now: () => Date): Promise<void> {
  const files = await findImportFiles(database, taken)
  const report = await importPrograms(
    database,
    files.map(({ name, content, columns }) => ({
      name,
      columns: columns ?? undefined,
      open: () => Readable.from([content]),
    })),
    {
      owner: taken.company_id,
      isFull: taken.is_full,
      isDryRun: taken.is_dry_run,
      now,
      onResult: async (transaction, result, progress) => {
        if (!taken.is_dry_run) await insertChanges(transaction, taken, changesOf(result))
        await setProgress(transaction, taken, { ...progress, at: now() })
      },
    },
  )
  await database.transaction(async (transaction) => {
    await endImport(transaction, taken, { state: 'done', report, failure: null, at: now() })
    if (!taken.is_dry_run)
      await record(transaction, actorOf(taken), { action: 'imported', details: counted(report), at: now() })
  })
}

const actorOf = ({ company_id }: StoredImport) => ({
  companyId: company_id,
  userId: null,
  address: null,
  requestId: null,
})

const counted = ({ properties: { created, updated, withdrawn } }: ImportReport) => ({
  type: 'property',
  count: created + updated + withdrawn,
})

import { StartupError, type BulkTransaction, type Database, type Queryable } from '#server/db'
import { appliedMigrations, copyOut, findTables, type StoredTable } from '#server/db/copies'
import { keptFiles } from '#server/repositories/files'
import type { FileStore } from '#server/services/files'
import { keyOf } from '../files'
import { writeArchive, type AddEntry } from './archive'
import type { BackupSecret } from './encryption'
import { keptMail, readKept, STORED } from './files'
import { BEGINNING, fileName, MANIFEST, partName, tally, writtenBeginning, type Manifest } from './manifest'

interface BackupRequest {
  readonly file: string
  /** Whose files are kept with the database. */
  readonly dataFolder: string
  /** Those of firms. */
  readonly files: FileStore
  readonly secret?: BackupSecret | undefined
  readonly now: Date
}

/**
 * Writes everything that the application keeps to a file: the database as it is at one instant, whatever is written meanwhile, and the
 * files beside it.
 * @returns what it holds
 * @throws StartupError when there is nothing to keep, or already such a file
 */
export async function writeBackup(
  database: Database,
  { file, dataFolder, files, secret, now }: BackupRequest,
): Promise<Manifest> {
  return database.bulk('read', async (transaction) => {
    const migrations = await appliedMigrations(transaction)
    if (migrations.length === 0)
      throw new StartupError('Cette base est vide\u00a0: il n’y a rien à sauvegarder. Lancez d’abord l’application.')
    const tables = await findTables(transaction)
    let manifest: Manifest = { tables: [], files: [] }
    await writeArchive(file, secret, async (add) => {
      const beginning = { created_at: now.toISOString(), migrations, tables }
      await add(BEGINNING, Buffer.from(writtenBeginning(beginning)))
      const rows = tally(tables.map(({ name }) => name))
      for (const table of tables) await addTable(add, transaction, table, rows)
      manifest = {
        tables: rows.digests(),
        files: await addFiles(
          add,
          transaction,
          tables.some(({ name }) => name === 'files') ? { dataFolder, files } : { dataFolder },
        ),
      }
      await add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)))
    })
    return manifest
  })
}

async function addTable(
  add: AddEntry,
  transaction: BulkTransaction,
  table: StoredTable,
  counted: ReturnType<typeof tally>,
): Promise<void> {
  let part = 1
  for await (const { rows, content } of copyOut(transaction, table)) {
    counted.add(table.name, rows, content)
    await add(partName(table.name, part++), content)
  }
}

async function addFiles(
  add: AddEntry,
  transaction: Queryable,
  { dataFolder, files }: Pick<BackupRequest, 'dataFolder'> & Partial<Pick<BackupRequest, 'files'>>,
): Promise<Manifest['files']> {
  const counted = tally()
  for (const name of await keptMail(dataFolder)) {
    const content = await readKept(dataFolder, name)
    if (!content) continue
    counted.add(name, 0, content)
    await add(fileName(name), content)
  }
  // A schema of before has none.
  if (files) for (const place of await keptFiles(transaction)) await addStored(add, files, keyOf(place), counted)
  return counted.digests()
}

/** A file of a firm as it is read; one whose bytes are lost is not in the backup either. */
async function addStored(
  add: AddEntry,
  files: FileStore,
  key: string,
  counted: ReturnType<typeof tally>,
): Promise<void> {
  const opened = await files.open(key)
  if (!opened) return
  const name = `${STORED}${key}`
  const bytes: AsyncIterable<Buffer> = opened.stream
  async function* passing(): AsyncGenerator<Buffer, void, undefined> {
    for await (const chunk of bytes) {
      counted.add(name, 0, chunk)
      yield chunk
    }
  }
  await add(fileName(name), { size: opened.size, stream: passing() })
}

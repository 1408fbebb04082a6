import { codeOf, StartupError, type BulkTransaction, type Database, type Migration, type Queryable } from '#server/db'
import {
  applyMigrations,
  createSchema,
  fillTable,
  finishSchema,
  migrationsAmong,
  type OpenSchema,
} from '#server/db/copies'
import { damaged, readArchive, type ArchiveEntry } from './archive'
import type { FileStore } from '#server/services/files'
import type { BackupSecret } from './encryption'
import { isKeptName, stageFiles, type StagedFiles } from './files'
import {
  BEGINNING,
  differences,
  MANIFEST,
  parseBeginning,
  parseManifest,
  tally,
  type Beginning,
  type Manifest,
} from './manifest'

interface RestoreRequest {
  readonly file: string
  readonly dataFolder: string
  /** Where the files of firms have their place. */
  readonly files: FileStore
  readonly secret?: BackupSecret | undefined
  /** Every step of our schema. */
  readonly migrations: readonly Migration[]
  /** What is refused of the restored rows, before they are there for others. @throws StartupError */
  readonly check?: (transaction: Queryable) => Promise<void>
  /** Whether an older schema stays as it was. */
  readonly keepsSchema?: boolean
}

/** What was restored. */
export interface Restored extends Manifest {
  /** When the backup was made, an ISO instant in UTC. */
  readonly created_at: string
}

/**
 * Fills an empty database, and the folder of its files, from a backup; an older schema is brought to ours. One transaction: whatever
 * stops it, the database stays empty.
 * @throws StartupError when the database is not empty, or the file cannot be used
 */
export async function restoreBackup(database: Database, request: RestoreRequest): Promise<Restored> {
  const files = stageFiles(request.dataFolder, request.files)
  try {
    return await database.bulk('write', (transaction) => restore(transaction, request, files))
  } catch (error) {
    // Rows that our own schema refuses: text, keys, columns.
    throw /^(?:22|23|42)/.test(codeOf(error)) ? damaged(request.file, error) : error
  } finally {
    await files.end()
  }
}

async function restore(
  transaction: BulkTransaction,
  { file, secret, migrations, check, keepsSchema = false }: RestoreRequest,
  files: StagedFiles,
): Promise<Restored> {
  const opening = new Opening(transaction, file, migrations)
  const [rows, kept] = [tally(), tally()]
  let manifest: Manifest | undefined
  await readArchive(file, secret, async (entry) => {
    // The rest is read for its checksum: a damaged name of a migration looks like a later version.
    if (opening.isOfLaterVersion) return
    if (manifest) throw damaged(file, `${entry.name} suit la fin`)
    if (!opening.opened) await opening.open(entry)
    else if (entry.name === MANIFEST) manifest = parseManifest(await textOf(entry))
    else if (entry.name.startsWith('tables/')) await addRows(transaction, opening.table(entry.name), entry, rows)
    else await addFile(files, file, entry, kept)
  })
  if (opening.isOfLaterVersion)
    throw new StartupError(
      'Cette sauvegarde vient d’une version plus récente de l’application. Rien n’a été modifié\u00a0: restaurez-la avec cette version-là.',
    )
  if (!opening.opened || !manifest) throw damaged(file, 'la fin manque')
  const { beginning, schema } = opening.opened
  const expected = { tables: manifest.tables.filter(({ bytes }) => bytes > 0), files: manifest.files }
  const odd = [...differences(rows.digests(), expected.tables), ...differences(kept.digests(), expected.files)]
  if (odd.length > 0) throw damaged(file, `le contenu de ${odd.join(', ')} n’est pas celui qui a été écrit`)
  await finishSchema(transaction, schema)
  if (!keepsSchema) await applyMigrations(transaction, migrations)
  await check?.(transaction)
  await files.keep()
  return { created_at: beginning.created_at, ...manifest }
}

/** The beginning of a backup, and the tables that it makes. */
class Opening {
  opened: { readonly beginning: Beginning; readonly schema: OpenSchema } | undefined
  /** It names a migration that is none of ours. */
  isOfLaterVersion = false

  constructor(
    private readonly transaction: BulkTransaction,
    private readonly file: string,
    private readonly migrations: readonly Migration[],
  ) {}

  /** @throws StartupError when it is no beginning, or the database has tables */
  async open(entry: ArchiveEntry): Promise<void> {
    const beginning = entry.name === BEGINNING ? parseBeginning(await textOf(entry)) : undefined
    if (!beginning) throw damaged(this.file, 'son début n’est pas celui d’une sauvegarde')
    const theirs = migrationsAmong(this.migrations, beginning.migrations)
    if (!theirs) {
      this.isOfLaterVersion = true
      return
    }
    const schema = await createSchema(this.transaction, theirs)
    if (!schema) {
      throw new StartupError(
        'La base n’est pas vide\u00a0: une sauvegarde se restaure dans une base neuve. Rien n’a été modifié. ' +
          'Indiquez un autre dossier par DATA_DIR, ou une base vide par DATABASE_URL.',
      )
    }
    const known = new Set(schema.tables.map(({ name }) => name))
    if (beginning.tables.length !== known.size || !beginning.tables.every(({ name }) => known.has(name)))
      throw damaged(this.file, 'ses tables ne sont pas celles de sa version')
    this.opened = { beginning, schema }
  }

  /** The table that a part is of, with the columns that were written. */
  table(part: string) {
    const name = part.split('/')[1]
    const table = this.opened?.beginning.tables.find((candidate) => candidate.name === name)
    if (!table) throw damaged(this.file, `${part} n’est d’aucune table`)
    return table
  }
}

async function addRows(
  transaction: BulkTransaction,
  table: ReturnType<Opening['table']>,
  { content }: ArchiveEntry,
  counted: ReturnType<typeof tally>,
): Promise<void> {
  async function* passing(): AsyncGenerator<Buffer, void, undefined> {
    for await (const chunk of content) {
      counted.add(table.name, 0, chunk)
      yield chunk
    }
  }
  counted.add(table.name, await fillTable(transaction, table, passing()), Buffer.alloc(0))
}

async function addFile(
  files: StagedFiles,
  file: string,
  entry: ArchiveEntry,
  counted: ReturnType<typeof tally>,
): Promise<void> {
  const name = entry.name.replace(/^files\//, '')
  if (name === entry.name || !isKeptName(name)) throw damaged(file, `${entry.name} n’est pas d’une sauvegarde`)
  async function* passing(): AsyncGenerator<Buffer, void, undefined> {
    counted.add(name, 0, Buffer.alloc(0))
    for await (const chunk of entry.content) {
      counted.add(name, 0, chunk)
      yield chunk
    }
  }
  await files.add(name, passing())
}

async function bytesOf({ content }: ArchiveEntry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const textOf = async (entry: ArchiveEntry): Promise<string> => (await bytesOf(entry)).toString('utf8')

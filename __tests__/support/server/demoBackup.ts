import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '#server/db'
import { restoreBackup, writeBackup } from '#server/operations/backups'
import { keyOf } from '#server/operations/files'
import { insertFile } from '#server/repositories/files'
import { diskFiles } from '#server/services/files'
import { migrations } from '../../../src/app/server/features'
import { demoTemplate, TEST_INSTANT } from './testCluster'
import { openTestDatabase, type TestDatabase } from './testDatabase'

/** The document of a firm, in the backup. */
const DOCUMENT = '%PDF-1.7 Notice descriptive'

/** Where a data folder has the files of firms. */
export const filesIn = (dataFolder: string) => diskFiles(path.join(dataFolder, 'files'))

/** A backup of the demo firm, of a document and of a letter, made once for the tests of a file, and an empty database for each of them. */
export function demoBackup() {
  let folder = ''
  let source: TestDatabase | undefined
  let target: TestDatabase | undefined

  const inFolder = (name: string): string => path.join(folder, name)
  const backup = () => inFolder('backup.tar.gz')
  const request = (file: string) => ({
    file,
    dataFolder: inFolder('data'),
    files: filesIn(inFolder('data')),
    now: TEST_INSTANT,
  })
  const restore = (file: string, into: Database = present(target), dataFolder = inFolder(randomUUID())) =>
    restoreBackup(into, { file, dataFolder, files: filesIn(dataFolder), migrations })

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'solive-backups-'))
    source = await openTestDatabase(demoTemplate())
    await mkdir(inFolder('data/mail'), { recursive: true })
    await writeFile(inFolder('data/mail/letter.eml'), 'Subject: Bonjour\r\n\r\nÀ demain')
    await keepDocument(source, inFolder('data'))
    await writeBackup(source, request(backup()))
  })
  afterAll(async () => {
    await source?.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    target = await openTestDatabase('template0')
  })
  afterEach(() => target?.close())

  return {
    folder: () => folder,
    inFolder,
    source: () => present(source),
    target: () => present(target),
    backup,
    request,
    restore,
    /** What cannot be restored: refused with this, and nothing changed. */
    expectRefusal: async (file: string, sentence: RegExp): Promise<void> => {
      const dataFolder = inFolder(randomUUID())
      await expect(restore(file, present(target), dataFolder)).rejects.toThrow(sentence)
      expect(await tablesOf(present(target))).toBe(0)
      expect(await readdir(dataFolder).catch(() => [])).toEqual([])
    },
  }
}

async function keepDocument(database: Database, dataFolder: string): Promise<void> {
  const [user] = await database.query<{ id: string; company_id: string }>('SELECT id, company_id FROM users LIMIT 1')
  const place = { companyId: user?.company_id ?? '', id: randomUUID() }
  const source = path.join(dataFolder, 'notice.pdf')
  await writeFile(source, DOCUMENT)
  const size = Buffer.byteLength(DOCUMENT)
  await filesIn(dataFolder).put(keyOf(place), { path: source, size, mediaType: 'application/pdf' })
  const sha256 = createHash('sha256').update(DOCUMENT).digest('hex')
  const row = { id: place.id, name: 'Notice.pdf', media_type: 'application/pdf', size, sha256 }
  await insertFile(database, { companyId: place.companyId, userId: user?.id ?? '', now: TEST_INSTANT }, row)
}

/** How many tables a database has. */
export async function tablesOf(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()`,
  )
  return row?.count ?? 0
}

/** How many rows the tables have that everything else hangs on. */
export function countsOf(database: Database): Promise<unknown> {
  const counts = ['companies', 'users', 'client_files', 'client_leads'].map(
    (table) => `(SELECT count(*) FROM ${table}) AS ${table}`,
  )
  return database.query(`SELECT ${counts.join(', ')}`)
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('only inside a test: the databases are made before the first one')
  return value
}

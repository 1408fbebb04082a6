import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dailyBackup } from '#server/jobs'
import { diskFiles } from '#server/services/files'
import { demoTemplate, TEST_INSTANT } from './testCluster'
import { openTestDatabase, type TestDatabase } from './testDatabase'

export const DAY_MS = 86_400_000

/** The demo firm and an empty folder for backups, for each test of a file. */
export function dailyRounds() {
  let database: TestDatabase | undefined
  let folder = ''
  let made: string[] = []

  beforeEach(async () => {
    database = await openTestDatabase(demoTemplate())
    folder = await mkdtemp(path.join(tmpdir(), 'solive-daily-'))
    made = []
  })
  afterEach(async () => {
    await database?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const present = (): TestDatabase => {
    if (!database) throw new Error('only inside a test: its database is made before it')
    return database
  }
  return {
    database: present,
    folder: () => folder,
    /** The names of the backups that were made. */
    made: () => made,
    /** The job comes round so many days after the instant of the tests. */
    round: (days: number, secret: object = {}): Promise<void> =>
      dailyBackup({
        database: present(),
        clock: { now: () => new Date(TEST_INSTANT.getTime() + days * DAY_MS) },
        place: {
          folder,
          dataFolder: folder,
          files: diskFiles(path.join(folder, 'files')),
          secret: { key: undefined, passphrase: undefined, ...secret },
        },
        report: (name) => made.push(name),
        fail: (error) => {
          throw error
        },
      }).wake(),
  }
}

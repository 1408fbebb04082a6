import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase, startCluster, type Database, type Migration } from '#server/db'
import { copyOut, findTables } from '#server/db/copies'
import { diskFiles } from '#server/services/files'
import { damaged } from './archive'
import type { BackupSecret } from './encryption'
import { differences, tally, type Digest } from './manifest'
import { restoreBackup, type Restored } from './restore'

interface VerifyRequest {
  readonly file: string
  readonly secret?: BackupSecret | undefined
  readonly migrations: readonly Migration[]
}

/**
 * Restores a backup into a PostgreSQL of its own, which goes afterwards, and compares every table with what was written.
 * @throws StartupError as `restoreBackup`, and where a row differs
 */
export async function verifyBackup({ file, secret, migrations }: VerifyRequest): Promise<Restored> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-verification-'))
  try {
    const cluster = await startCluster(folder)
    const database = createDatabase(cluster.connection)
    try {
      const restored = await restoreBackup(database, {
        file,
        secret,
        migrations,
        dataFolder: folder,
        files: diskFiles(path.join(folder, 'files')),
        keepsSchema: true,
      })
      const odd = differences(await digestsOf(database), restored.tables)
      if (odd.length > 0) throw damaged(file, `${odd.join(', ')} restaurés autrement qu’écrits`)
      return restored
    } finally {
      await database.close()
      await cluster.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** How much each table holds, and its SHA-256. */
function digestsOf(database: Database): Promise<readonly Digest[]> {
  return database.bulk('read', async (transaction) => {
    const tables = await findTables(transaction)
    const counted = tally(tables.map(({ name }) => name))
    for (const table of tables)
      for await (const { rows, content } of copyOut(transaction, table)) counted.add(table.name, rows, content)
    return counted.digests()
  })
}

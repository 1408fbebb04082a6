import '#app/contract'
import { parseArgs } from 'node:util'
import { joinDatabase } from '#server/db'
import { backupSecret, verifyBackup, writeBackup } from '#server/operations/backups'
import { readConfiguration, systemClock } from '#server/services'
import { openFileStore } from '#server/services/files'
import { runCommand } from './command'
import { migrations } from './features'

// `npm run backup`: everything that the application keeps, in one file, whether it runs or not; or whether such a file can be restored.

const USAGE =
  'Utilisation\u00a0: npm run backup -- sauvegarde.tar.gz\n              npm run backup -- --verify sauvegarde.tar.gz'

runCommand(USAGE, async (parameters) => {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { verify: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) return undefined
  return values.verify === true ? verify(file) : backUp(file)
})

async function backUp(file: string): Promise<string> {
  const configuration = readConfiguration(process.env)
  const { dataFolder, backups } = configuration
  const secret = await backupSecret(backups)
  const database = await joinDatabase(configuration)
  try {
    const written = await writeBackup(database, {
      file,
      dataFolder,
      files: openFileStore(configuration),
      secret,
      now: systemClock.now(),
    })
    return `Sauvegarde${secret ? ' chiffrée' : ''} écrite dans ${file}\u00a0: ${contentOf(written)}.`
  } finally {
    await database.close()
  }
}

async function verify(file: string): Promise<string> {
  const { backups } = readConfiguration(process.env)
  const restored = await verifyBackup({ file, secret: await backupSecret(backups), migrations })
  return `${file}, du ${restored.created_at}, se restaure entièrement\u00a0: ${contentOf(restored)}.`
}

/** How much a backup holds, in words. */
function contentOf({ tables, files }: Awaited<ReturnType<typeof writeBackup>>): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${tables.length} tables, ${rows} lignes, ${files.length} fichier${files.length > 1 ? 's' : ''}`
}

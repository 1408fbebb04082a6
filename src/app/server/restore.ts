import '#app/contract'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/db'
import { backupSecret, restoreBackup } from '#server/operations/backups'
import { readConfiguration } from '#server/services'
import { runCommand } from './command'
import { migrations } from './features'

// `npm run restore`: fills an empty database, ours or the one of DATABASE_URL, from a backup.

const USAGE = 'Utilisation\u00a0: npm run restore -- sauvegarde.tar.gz'

runCommand(USAGE, async (parameters) => {
  const [file, ...others] = parseArgs({ args: [...parameters], allowPositionals: true }).positionals
  if (file === undefined || others.length > 0) return undefined
  const configuration = readConfiguration(process.env)
  const { dataFolder, backups } = configuration
  const secret = await backupSecret(backups)
  const database = await openDatabase(configuration)
  try {
    const { created_at } = await restoreBackup(database, { file, dataFolder, secret, migrations })
    return `La sauvegarde du ${created_at} est restaurée. Lancez l’application\u00a0: npm start`
  } finally {
    await database.close()
  }
})

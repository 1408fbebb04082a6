import '#app/contract'
import { parseArgs } from 'node:util'
import { openDatabase, type Queryable } from '#server/db'
import { adoptKeys } from '#server/db/encryption'
import { backupSecret, leftoversIn, restoreBackup } from '#server/operations/backups'
import { readConfiguration, type Configuration } from '#server/services'
import { openFileStore } from '#server/services/files'
import { runCommand } from './command'
import { encryptedColumns, migrations } from './features'

// `npm run restore`: fills an empty database, ours or the one of DATABASE_URL, from a backup.

const USAGE =
  'Utilisation\u00a0: npm run restore -- sauvegarde.tar.gz\n              npm run restore -- --without-key sauvegarde.tar.gz   (la clé est perdue)'

runCommand(USAGE, async (parameters) => {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { 'without-key': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) return undefined
  const configuration = readConfiguration(process.env)
  const { dataFolder, backups } = configuration
  const secret = await backupSecret(backups)
  const check = values['without-key'] === true ? {} : { check: keysOf(configuration) }
  const leftovers = leftoversIn(dataFolder)
  const database = await openDatabase(configuration)
  try {
    const { created_at } = await restoreBackup(database, {
      file,
      dataFolder,
      files: openFileStore(configuration),
      secret,
      migrations,
      ...check,
    })
    return `La sauvegarde du ${created_at} est restaurée. Lancez l’application\u00a0: npm start`
  } catch (error) {
    await database.close()
    await leftovers.remove()
    throw error
  } finally {
    await database.close()
  }
})

/** No backup holds the key of what it has encrypted: it is asked for. */
const keysOf =
  (configuration: Configuration) =>
  (transaction: Queryable): Promise<void> =>
    adoptKeys(transaction, encryptedColumns, configuration)

import '#app/contract'
import { parseArgs } from 'node:util'
import { joinDatabase, migrate } from '#server/db'
import { forgetUnreadable, KEY_FILE, rotateKeys } from '#server/db/encryption'
import { readConfiguration } from '#server/services'
import { runCommand } from './command'
import { encryptedColumns, migrations } from './features'

// `npm run rotate-key`: another key for what the database holds encrypted, while the application runs or not.

const USAGE =
  'Utilisation\u00a0: npm run rotate-key\n              npm run rotate-key -- --forget-unreadable   (la clé est perdue)'

runCommand(USAGE, async (parameters) => {
  const { values } = parseArgs({ args: [...parameters], options: { 'forget-unreadable': { type: 'boolean' } } })
  const configuration = readConfiguration(process.env)
  const database = await joinDatabase(configuration)
  try {
    await migrate(database, migrations)
    if (values['forget-unreadable'] === true) {
      const count = await forgetUnreadable(database, encryptedColumns, configuration)
      return `Valeurs effacées, que nos clés n’ouvraient pas\u00a0: ${count}.`
    }
    const count = await rotateKeys(database, encryptedColumns, configuration)
    return configuration.dataKey === undefined
      ? `Nouvelle clé. Valeurs chiffrées par elle\u00a0: ${count}. Gardez une copie de ${KEY_FILE} (DATA_DIR) à part des sauvegardes.`
      : `Valeurs chiffrées par la première clé de DATA_KEY\u00a0: ${count}. Les clés suivantes peuvent en être retirées.`
  } finally {
    await database.close()
  }
})

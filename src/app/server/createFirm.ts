import '#app/contract'
import { parseArgs } from 'node:util'
import { createFirm } from '#features/account/server'
import { joinDatabase, migrate, type Database } from '#server/db'
import { Failure } from '#server/operations'
import { readConfiguration, type Configuration } from '#server/services'
import { runCommand, WrongUsage } from './command'
import { CREATE_FIRM_EXAMPLE } from './createFirmExample'
import { migrations } from './features'

// `npm run create-firm`: a firm and its first administrator, whether the application runs or not.

const USAGE = `Utilisation\u00a0: ${CREATE_FIRM_EXAMPLE}`

runCommand(USAGE, async (parameters) => {
  const {
    name,
    'admin-firstname': admin_firstname,
    'admin-lastname': admin_lastname,
    'admin-email': admin_email,
  } = parseArgs({
    args: [...parameters],
    options: {
      name: { type: 'string' },
      'admin-firstname': { type: 'string' },
      'admin-lastname': { type: 'string' },
      'admin-email': { type: 'string' },
    },
  }).values
  const configuration = readConfiguration(process.env)
  const database = await joinDatabase(configuration, { mayBegin: true })
  try {
    const link = await create(database, { name, admin_firstname, admin_lastname, admin_email }, configuration)
    return (
      `La société «\u00a0${String(name)}\u00a0» est créée. ` +
      `Par ce lien, ${String(admin_email)} choisit son mot de passe, une fois, dans les 24 heures\u00a0:\n${link}`
    )
  } catch (error) {
    throw wrongUsageIn(error) ?? error
  } finally {
    await database.close()
  }
})

async function create(database: Database, input: object, { publicUrl, clock }: Configuration): Promise<string> {
  await migrate(database, migrations)
  const now = clock.now()
  return database.transaction((transaction) => createFirm(transaction, input, { now, publicUrl }))
}

/** What was typed wrong; undefined when it is something else. */
function wrongUsageIn(error: unknown): WrongUsage | undefined {
  if (!(error instanceof Failure) || error.reason.kind !== 'invalid') return undefined
  const sentences = Object.entries(error.reason.errors).map(
    ([field, messages]) => `--${field.replace('_', '-')}\u00a0: ${messages.join(', ')}`,
  )
  return new WrongUsage(sentences.join('\n'))
}

import '#app/contract'
import { parseArgs } from 'node:util'
import { createFirm } from '#features/account/server'
import { codeOf, joinDatabase, migrate, type Database } from '#server/db'
import { Failure } from '#server/operations'
import { readConfiguration, systemClock } from '#server/services'
import { migrations } from './features'
import { sentenceOf } from './sentence'

// `npm run create-firm`: a firm and its first administrator, whether the application runs or not.

const USAGE = 'Utilisation\u00a0: npm run create-firm -- --name "Votre société" --admin-email vous@exemple.fr'

/** Exit codes. */
const FAILED = 1
const WRONG_USAGE = 2

async function run(): Promise<void> {
  const { name, 'admin-email': admin_email } = parseArgs({
    options: { name: { type: 'string' }, 'admin-email': { type: 'string' } },
  }).values
  const configuration = readConfiguration(process.env)
  const database = await joinDatabase(configuration)
  try {
    const link = await create(database, { name, admin_email }, configuration.publicUrl)
    process.stdout.write(
      `La société «\u00a0${String(name)}\u00a0» est créée. ` +
        `Par ce lien, ${String(admin_email)} choisit son mot de passe, une fois, dans les 24 heures\u00a0:\n${link}\n`,
    )
  } finally {
    await database.close()
  }
}

async function create(database: Database, input: object, publicUrl: string): Promise<string> {
  await migrate(database, migrations)
  const now = systemClock.now()
  return database.transaction((transaction) => createFirm(transaction, input, { now, publicUrl }))
}

run().catch((error: unknown) => {
  const wrong = wrongUsageIn(error)
  process.stderr.write(`${wrong === undefined ? sentenceOf(error) : `${wrong}\n${USAGE}`}\n`)
  process.exitCode = wrong === undefined ? FAILED : WRONG_USAGE
})

/** What was typed wrong; undefined when it is something else. */
function wrongUsageIn(error: unknown): string | undefined {
  if (error instanceof Error && codeOf(error).startsWith('ERR_PARSE_ARGS')) return error.message
  if (!(error instanceof Failure) || error.reason.kind !== 'invalid') return undefined
  const { errors } = error.reason
  return Object.entries(errors)
    .map(([field, messages]) => `--${field.replace('_', '-')}\u00a0: ${messages.join(', ')}`)
    .join('\n')
}

import '#app/contract'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { codeOf, migrate, openDatabase, StartupError } from '#server/db'
import { encryptColumns, KEY_FILE } from '#server/db/encryption'
import { readConfiguration, type Configuration } from '#server/services'
import { hasAccounts, storeDisabledFeatures } from '#features/account/server'
import { DEMO_PASSWORD, demoAccounts } from '#features/account/server/demo'
import { demoPortalAccount } from '#features/scpi/portal/server/demo'
import { CREATE_FIRM_EXAMPLE } from './createFirmExample'
import { createDemoFirm } from './demo'
import { createMetrics } from '#server/http'
import { backupSecret } from '#server/operations/backups'
import { buildApp } from './app'
import { disabledFeaturesOf } from './featureFlags'
import { encryptedColumns, migrations } from './features'
import { sentenceOf } from './sentence'
import { unbelievedProxy } from './unbelievedProxy'

/** How long requests under way may take to finish once we are asked to stop. */
const CLOSING_DEADLINE_MS = 10_000

/** Ctrl-C may reach us twice, from the terminal and from npm: only a later one is the person's impatience. */
const SAME_SIGNAL_MS = 500

/** What must be closed, the latest opened first. */
const closings: (() => PromiseLike<unknown>)[] = []
let closingSince: number | undefined

/** How long we go on answering once the balancer is told that we stop. */
let drainSeconds = 0

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const disabledFeatures = disabledFeaturesOf(configuration.disabledFeatures)
  // A key that is none is told now, not at the first backup.
  await backupSecret(configuration.backups)
  const database = await openDatabase(configuration, warn)
  closings.unshift(() => database.close())
  await migrate(database, migrations)
  await encryptColumns(database, encryptedColumns, configuration)
  await storeDisabledFeatures(database, disabledFeatures)
  if (configuration.demo) await createDemoFirm(database, { asOf: configuration.clock.now() })

  const { host, port, metricsPort, clock, dataFolder, backups } = configuration
  const metrics =
    metricsPort === undefined ? undefined : createMetrics({ database, clock, dataFolder, backupFolder: backups.folder })
  const app = buildApp({ database, configuration, clock, metrics, isStopping: () => closingSince !== undefined })
  drainSeconds = configuration.drainSeconds
  closings.unshift(() => app.close())
  const address = await listen(app, { host, port }, 'PORT')
  if (metrics && metricsPort !== undefined) {
    const server = metrics.server()
    closings.unshift(() => server.close())
    await listen(server, { host, port: metricsPort }, 'METRICS_PORT')
  }
  announce(address, configuration, !(await hasAccounts(database)))
}

/** Resolves to the address that we listen on, `http://127.0.0.1:3000`. @param variable that chooses the port */
async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Configuration, 'host' | 'port'>,
  variable: string,
): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const reason = LISTENING_FAILURES[codeOf(error)]
    throw reason === undefined
      ? error
      : new StartupError(`Impossible d’écouter sur ${host}:${port} (${variable})\u00a0: ${reason}`, { cause: error })
  }
}

const LISTENING_FAILURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'ce port est déjà pris. Arrêtez l’autre programme, ou choisissez un autre port.',
  EACCES: 'ce port est réservé. Choisissez un port à partir de 1024.',
  EADDRNOTAVAIL: 'cette adresse n’est pas celle de cette machine. Vérifiez HOST.',
  ENOTFOUND: 'ce nom de machine est inconnu. Vérifiez HOST.',
}

function announce(address: string, configuration: Configuration, isEmpty: boolean): void {
  const { dataFolder, databaseUrl, dataKey } = configuration
  const { port } = new URL(address)
  say(`Solive est prête\u00a0: http://localhost:${port}`)
  say(`API\u00a0: http://localhost:${port}/api/openapi.json`)
  say(databaseUrl === undefined ? `Données\u00a0: ${dataFolder}` : 'Données\u00a0: base de DATABASE_URL')
  if (databaseUrl !== undefined && dataKey === undefined)
    say(
      `Clé\u00a0: ${path.join(dataFolder, KEY_FILE)}. Donnez la même à chaque processus (DATA_KEY), et gardez-en une copie.`,
    )
  const proxy = unbelievedProxy(configuration)
  if (proxy !== undefined) say(proxy)
  announceAccounts(configuration, port, isEmpty)
  say('\nCtrl-C pour arrêter.')
}

function announceAccounts({ demo, showsDemoAccounts }: Configuration, port: string, isEmpty: boolean): void {
  if (isEmpty) {
    say('\nAucun compte n’existe encore. Créez votre société et son premier administrateur\u00a0:')
    say(`  ${CREATE_FIRM_EXAMPLE}`)
    say(`Ou, depuis cette machine, sur la page http://localhost:${port}/premiere-connexion`)
  } else if (showsDemoAccounts) {
    say(`\nComptes de démonstration, mot de passe ${DEMO_PASSWORD}`)
    for (const { email, name, roles } of [...demoAccounts(), demoPortalAccount])
      say(`  ${email.padEnd(32)} ${name.padEnd(18)} ${roles.join(', ')}`)
  } else if (demo) {
    say(
      '\nLes comptes de démonstration ne sont pas montrés\u00a0: l’application est joignable d’ailleurs (HOST, PUBLIC_URL).',
    )
  }
}

/** Finishes the requests under way, closes the database, stops the one that we started. A second signal forces the end. */
function stopOn(signal: NodeJS.Signals): void {
  process.on(signal, () => {
    if (closingSince === undefined) {
      say('\nArrêt en cours…')
      close(signal === 'SIGTERM' ? drainSeconds * 1_000 : 0)
    } else if (Date.now() - closingSince > SAME_SIGNAL_MS) {
      process.exit(1)
    }
  })
}

/** Once: what goes wrong on the way is told, and does not keep the rest from being closed. @param later milliseconds from now */
function close(later = 0): void {
  if (closingSince !== undefined) return
  closingSince = Date.now()
  setTimeout(() => process.exit(1), later + CLOSING_DEADLINE_MS).unref()
  setTimeout(() => void closeAll().then(() => process.exit()), later)
}

async function closeAll(): Promise<void> {
  for (const closing of closings) {
    try {
      await closing()
    } catch (error) {
      report(error)
    }
  }
}

/** Tells the person who runs the application; the process ends with 1. */
function report(error: unknown): void {
  process.exitCode = 1
  warn(sentenceOf(error))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`)
}

function fail(error: unknown): void {
  report(error)
  close()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) stopOn(signal)
// Output that goes to a full disk, or that nobody reads any more, is no reason to end.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
process.on('uncaughtException', fail)
start().catch(fail)

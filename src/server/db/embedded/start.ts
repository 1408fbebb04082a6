import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { codeOf, StartupError } from '../errors'
import { findBinaries, type Binaries } from './binaries'
import { clusterFolder, clusterPassword, prepareCluster, SUPERUSER } from './cluster'
import { AlreadyOwned, takeOwnership } from './ownership'
import { runningPostmaster, startPostmaster, stopPostmaster } from './postmaster'
import { systemUser, type SystemUser } from './systemUser'

/** Our own PostgreSQL, running, and ours alone. */
export interface EmbeddedCluster {
  /** How to connect to the application's database in it. */
  readonly connection: pg.ClientConfig
  /** Stops the server cleanly; connections should be closed before. */
  stop(): Promise<void>
}

interface Installation {
  readonly folder: string
  readonly binaries: Binaries
  readonly user: SystemUser | undefined
}

const DATABASE = 'solive'

const RETRY_MS = 100

/** SQLSTATE of a server that starts, recovers or stops. */
const CANNOT_CONNECT_NOW = '57P03'

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed application left running there.
 * @throws StartupError when another application uses the folder, or when the server does not start.
 */
export async function startCluster(dataFolder: string): Promise<EmbeddedCluster> {
  const installation = await install(path.resolve(dataFolder))
  let owner = await own(installation, dataFolder)
  let recovery = Promise.resolve()
  let stopping = false
  await createDatabaseOnce(owner)

  /** A server that dies under us is started again; requests fail meanwhile, and the pool reconnects by itself. */
  const recover = async (): Promise<void> => {
    owner = await own(installation, dataFolder)
    owner.once('end', watch)
  }
  const watch = (): void => {
    if (!stopping)
      recovery = recover().catch((error: unknown) => {
        process.emitWarning(String(error))
      })
  }
  owner.once('end', watch)

  return {
    connection: { ...(await connectionTo(installation)), database: DATABASE },
    async stop() {
      stopping = true
      await recovery
      await owner.end()
      const { folder, binaries, user } = installation
      if (await runningPostmaster(folder)) await stopPostmaster(folder, binaries, user)
    },
  }
}

async function install(dataFolder: string): Promise<Installation> {
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    const user = await systemUser(path.join(dataFolder, 'postgres'))
    const folder = await clusterFolder(dataFolder, user)
    const binaries = await findBinaries(user)
    await prepareCluster(folder, binaries, user)
    return { folder, binaries, user }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `Le dossier de données ${dataFolder} ne peut pas être utilisé. Vérifiez que ce compte peut y écrire et que le disque n’est pas plein, ou choisissez-en un autre par DATA_DIR. Cause\u00a0: ${String(error)}`,
      { cause: error },
    )
  }
}

/** Repeats *start if stopped, connect, take the lock* while a former server or owner is still on its way out. */
async function own(installation: Installation, dataFolder: string): Promise<pg.Client> {
  const started = Date.now()
  for (;;) {
    try {
      return await takeOwnership(await connectionTo(installation))
    } catch (error) {
      if (Date.now() - started > patience(error)) throw finalError(error, installation, dataFolder)
    }
    await pause(RETRY_MS)
  }
}

/** How long, in milliseconds, what went wrong may still go right by itself. */
function patience(error: unknown): number {
  if (error instanceof AlreadyOwned) return 3_000
  return codeOf(error) === CANNOT_CONNECT_NOW ? 60_000 : 5_000
}

async function connectionTo(installation: Installation): Promise<pg.ClientConfig> {
  const { folder, binaries, user } = installation
  if (!(await runningPostmaster(folder))) await startPostmaster(folder, binaries, user)
  const postmaster = await runningPostmaster(folder)
  if (!postmaster) throw new Error('The server stopped as soon as it had started')
  const { host, port } = postmaster
  return { host, port, user: SUPERUSER, password: await clusterPassword(folder), database: 'postgres', ssl: false }
}

function finalError(error: unknown, { folder }: Installation, dataFolder: string): StartupError {
  if (error instanceof AlreadyOwned) {
    return new StartupError(
      `Une autre application Solive utilise déjà le dossier de données ${dataFolder}. Arrêtez-la, ou choisissez un autre dossier par DATA_DIR.`,
    )
  }
  return new StartupError(
    `La base de données embarquée ne démarre pas. Vos données restent dans ${folder}. PostgreSQL indique\u00a0: ${String(error)}`,
    { cause: error },
  )
}

async function createDatabaseOnce(owner: pg.Client): Promise<void> {
  const found = await owner.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  if (found.rowCount === 0) await owner.query(`CREATE DATABASE ${DATABASE}`)
}

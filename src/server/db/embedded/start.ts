import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { codeOf, StartupError } from '../errors'
import { onlyOnce } from '../onlyOnce'
import { connectionTo, DATABASE, install, type Installation } from './installation'
import { AlreadyOwned, ensureDatabase, takeOwnership, type Ownership } from './ownership'
import { runningPostmaster, stopPostmaster } from './postmaster'
import { supervise, type Tell } from './supervision'

export type { Tell } from './supervision'

/** Our own PostgreSQL, running, and ours alone. */
export interface EmbeddedCluster {
  /** How to connect to the application's database in it. */
  readonly connection: pg.ClientConfig
  /** Where its files are. */
  readonly folder: string
  /** Stops the server cleanly, once; connections should be closed before. */
  stop(): Promise<void>
}

const RETRY_MS = 100

/** SQLSTATE of a server that starts, recovers or stops. */
const CANNOT_CONNECT_NOW = '57P03'

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed application left running there. It is started again
 * whenever it dies or is stopped by somebody else.
 * @throws StartupError when another application uses the folder, or when the server does not start.
 */
export async function startCluster(dataFolder: string, tell: Tell = () => undefined): Promise<EmbeddedCluster> {
  const installation = await install(path.resolve(dataFolder))
  const owner = await own(installation, dataFolder)
  const supervision = supervise(installation, owner, tell)
  return {
    folder: installation.folder,
    connection: await connectionTo(installation, DATABASE),
    stop: onlyOnce(async () => {
      await supervision.end()
      const { folder, binaries, user } = installation
      if (await runningPostmaster(folder)) await stopPostmaster(folder, binaries, user)
    }),
  }
}

/** The PostgreSQL of a data folder as the application that uses it left or keeps it running; else started, until it is stopped. */
export async function joinCluster(dataFolder: string): Promise<EmbeddedCluster> {
  const installation = await install(path.resolve(dataFolder))
  if (!(await runningPostmaster(installation.folder))) return startCluster(dataFolder)
  await ensureDatabase(installation)
  return {
    folder: installation.folder,
    connection: await connectionTo(installation, DATABASE),
    stop: () => Promise.resolve(),
  }
}

/** Repeats *start if stopped, connect, take the lock* while a former server or owner is still on its way out. */
async function own(installation: Installation, dataFolder: string): Promise<Ownership> {
  const started = Date.now()
  for (;;) {
    try {
      return await takeOwnership(installation)
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

function finalError(error: unknown, { folder }: Installation, dataFolder: string): StartupError {
  if (error instanceof AlreadyOwned) {
    return new StartupError(
      `Une autre application Solive utilise déjà le dossier de données ${dataFolder}. Arrêtez-la, ou choisissez un autre dossier par DATA_DIR.`,
    )
  }
  if (error instanceof StartupError) return error
  return new StartupError(
    `La base de données embarquée ne démarre pas. Vos données restent dans ${folder}. PostgreSQL indique\u00a0: ${String(error)}`,
    { cause: error },
  )
}

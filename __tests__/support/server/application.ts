import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { EmbeddedCluster } from '#server/db'
import { NO_LIMIT } from '../noLimit'
import { addressIn } from './httpBrowser'
import { runBuilt, type Program } from './programs'

/** The key of processes that share a database. */
export const SHARED_KEY = Buffer.alloc(32, 'solive').toString('base64')

/** What the application prints once it listens. */
export const READY = 'Ctrl-C pour arrêter.'

/**
 * Runs the built application in a process of its own, on a free port and the PostgreSQL of its data folder. `environment`
 * completes its settings.
 */
export function runApplication(dataFolder: string, environment: NodeJS.ProcessEnv = {}): Program {
  return runBuilt('main', [], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    DATA_KEY: environment['DATABASE_URL'] ? SHARED_KEY : '',
    DEMO: '1',
    REQUESTS_PER_MINUTE: NO_LIMIT,
    ...environment,
  })
}

/** Resolves to the address of an application once it listens. */
export const addressOf = async (program: Program): Promise<string> => addressIn(await program.written(READY))

/** The address of a server, as DATABASE_URL has it. */
export function urlOf({ host, port, user, password, database }: EmbeddedCluster['connection']): string {
  const socket = encodeURIComponent(String(host))
  return `postgres://${String(user)}:${String(password)}@localhost:${String(port)}/${String(database)}?host=${socket}`
}

/** The number of the process that serves the PostgreSQL of a data folder. */
export async function postmasterOf(dataFolder: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8'), 10)
}

/** Sends a signal to the PostgreSQL of a data folder, and resolves once another one runs in its place. */
export async function replacePostmaster(dataFolder: string, signal: NodeJS.Signals): Promise<void> {
  const former = await postmasterOf(dataFolder)
  process.kill(former, signal)
  const isReplaced = async () => {
    const pid = await postmasterOf(dataFolder).catch(() => Number.NaN)
    return !Number.isNaN(pid) && pid !== former
  }
  while (!(await isReplaced())) await new Promise((resolve) => setTimeout(resolve, 10))
}

import path from 'node:path'
import type pg from 'pg'
import { StartupError } from '../errors'
import { findBinaries, type Binaries } from './binaries'
import { clusterFolder, clusterPassword, prepareCluster, SUPERUSER } from './cluster'
import { runningPostmaster, startPostmaster, stopPostmaster } from './postmaster'
import { systemUser, type SystemUser } from './systemUser'
import { makeFolder } from '../folders'

/** The PostgreSQL of a data folder: its cluster, its programs, and the account that they run under. */
export interface Installation {
  readonly folder: string
  readonly binaries: Binaries
  readonly user: SystemUser | undefined
}

/**
 * Makes the cluster of a data folder where there is none.
 * @throws StartupError when the folder cannot be used.
 */
export async function install(dataFolder: string): Promise<Installation> {
  try {
    await makeFolder(dataFolder, 0o700)
    const user = await systemUser(path.join(dataFolder, 'postgres'))
    const folder = await clusterFolder(dataFolder, user)
    const binaries = await findBinaries(user)
    await prepareCluster(folder, binaries, user)
    return { folder, binaries, user }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `Le dossier de données ${dataFolder} ne peut pas être utilisé. ` +
        `Vérifiez que ce compte peut y écrire et que le disque n’est pas plein, ou choisissez-en un autre par DATA_DIR. Cause\u00a0: ${String(error)}`,
      { cause: error },
    )
  }
}

/** The application's database in the cluster. */
export const DATABASE = 'solive'

/**
 * How to connect to its server, which is started when it does not run.
 * @param database `postgres` is that which every cluster has
 */
export async function connectionTo(
  installation: Installation,
  database: typeof DATABASE | 'postgres',
): Promise<pg.ClientConfig> {
  const { folder, binaries, user } = installation
  await finishShutdown(installation)
  if (!(await runningPostmaster(folder))) await startPostmaster(folder, binaries, user)
  const postmaster = await runningPostmaster(folder)
  if (!postmaster) throw new Error('The server stopped as soon as it had started')
  const { host, port } = postmaster
  return { host, port, user: SUPERUSER, password: await clusterPassword(folder), database, ssl: false }
}

/**
 * Ends a server that somebody told to stop: it lets nobody in any more, and would wait for our own connections to end before it
 * does.
 */
export async function finishShutdown({ folder, binaries, user }: Installation): Promise<void> {
  const postmaster = await runningPostmaster(folder)
  if (postmaster?.isStopping === true) await stopPostmaster(folder, binaries, user)
}

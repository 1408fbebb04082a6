import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  appendFile,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { codeOf, StartupError } from '../errors'
import { SYSTEM_FOLDER, type Binaries } from './binaries'
import { isAlive, run } from './run'
import { canReach, letThrough, type SystemUser } from './systemUser'

/** The superuser of the cluster, whose password is in the cluster's folder. */
export const SUPERUSER = 'solive'

/** Our settings, rewritten at each start and included from postgresql.conf. */
export const SETTINGS_FILE = 'solive.conf'

const PASSWORD_FILE = 'solive.password'

/** What every cluster holds: its major version. */
const VERSION_FILE = 'PG_VERSION'

/** The major version of the binaries: a cluster of another one cannot be opened by them. */
const POSTGRESQL_VERSION = '18'

/**
 * Where the cluster of a data folder is: `postgres` in it. When the database's account cannot get there (a data folder
 * under /root), that is a link to a folder of SYSTEM_FOLDER.
 */
export async function clusterFolder(dataFolder: string, user: SystemUser | undefined): Promise<string> {
  const cluster = path.join(dataFolder, 'postgres')
  if (existsSync(cluster)) return realpath(cluster)
  if (user) await letThrough(dataFolder)
  if (await canReach(user, dataFolder)) return cluster
  const place = path.join(SYSTEM_FOLDER, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16))
  await mkdir(place, { recursive: true, mode: 0o755 })
  await symlink(path.join(place, 'postgres'), cluster).catch(ignoreExisting)
  return path.join(place, 'postgres')
}

/** Whether a data folder has a cluster; nothing is made to know it. */
export const hasCluster = (dataFolder: string): boolean => existsSync(path.join(dataFolder, 'postgres', VERSION_FILE))

/** The password of SUPERUSER. */
export function clusterPassword(cluster: string): Promise<string> {
  return readFile(path.join(cluster, PASSWORD_FILE), 'utf8')
}

/**
 * Makes the cluster if there is none yet. It is prepared apart and takes its name when complete, so that an interrupted
 * preparation leaves nothing behind that looks like a cluster.
 * @throws StartupError when the cluster is of another major version of PostgreSQL.
 */
export async function prepareCluster(cluster: string, binaries: Binaries, user: SystemUser | undefined): Promise<void> {
  await removeAbandoned(cluster)
  const version = await readFile(path.join(cluster, VERSION_FILE), 'utf8').catch(() => undefined)
  if (version === undefined) {
    await initialise(cluster, binaries, user)
  } else if (version.trim() !== POSTGRESQL_VERSION) {
    throw new StartupError(
      `Les données de ${cluster} sont celles de PostgreSQL ${version.trim()}, l’application apporte PostgreSQL ${POSTGRESQL_VERSION}. ` +
        'Rien n’a été modifié\u00a0: utilisez la version précédente de l’application.',
    )
  }
}

async function initialise(cluster: string, binaries: Binaries, user: SystemUser | undefined): Promise<void> {
  const workspace = await mkdtemp(`${cluster}.new-${process.pid}-`)
  const fresh = path.join(workspace, 'cluster')
  const passwordFile = path.join(workspace, 'password')
  const password = randomBytes(24).toString('base64url')
  try {
    // On the disk before anything depends on it: nothing else knows it.
    await writeFile(passwordFile, password, { mode: 0o600, flush: true })
    await give(workspace, user)
    await give(passwordFile, user)
    await run(binaries.initdb, initdbArguments(fresh, passwordFile), user)
    await appendFile(path.join(fresh, 'postgresql.conf'), `\ninclude '${SETTINGS_FILE}'\n`)
    await writeFile(path.join(fresh, SETTINGS_FILE), '')
    await rename(passwordFile, path.join(fresh, PASSWORD_FILE))
    await rename(fresh, cluster).catch(ignoreExisting)
  } finally {
    await rm(workspace, { recursive: true, force: true })
  }
}

/** Removes what preparations that were killed left beside the cluster: their folders carry the number of their process. */
async function removeAbandoned(cluster: string): Promise<void> {
  const beginning = `${path.basename(cluster)}.new-`
  for (const name of await readdir(path.dirname(cluster))) {
    const isAbandoned = name.startsWith(beginning) && !isAlive(Number.parseInt(name.slice(beginning.length), 10))
    if (isAbandoned) await rm(path.join(path.dirname(cluster), name), { recursive: true, force: true })
  }
}

function initdbArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
}

/** Gives a file to the database's account. */
export async function give(file: string, user: SystemUser | undefined): Promise<void> {
  if (user) await chown(file, user.uid, user.gid)
}

/** Another application that started at the same time was first. */
function ignoreExisting(error: unknown): void {
  if (!['EEXIST', 'ENOTEMPTY'].includes(codeOf(error))) throw error
}

import { createDatabase, type Database } from './database'
import { refuseWithoutRoom } from './disk'
import { hasCluster } from './embedded/cluster'
import { joinCluster, startCluster, type EmbeddedCluster, type Tell } from './embedded/start'
import { codeOf, DatabaseUnavailable, StartupError } from './errors'
import { isMigrated } from './migrate'
import { onlyOnce } from './onlyOnce'

/** Where the data are. */
export interface DatabaseLocation {
  /** `postgres://…` of an existing server; undefined: our own PostgreSQL, kept in the data folder. */
  readonly databaseUrl: string | undefined
  /** The folder of everything that the application keeps. */
  readonly dataFolder: string
}

/**
 * Opens the application's database. Closing it also stops the PostgreSQL that we started.
 * @param tell is told, in French sentences, when our own PostgreSQL stops and when it is back
 * @throws StartupError when the server cannot be reached or started.
 */
export function openDatabase({ databaseUrl, dataFolder }: DatabaseLocation, tell?: Tell): Promise<Database> {
  return databaseUrl === undefined ? openEmbedded(dataFolder, tell) : openRemote(databaseUrl)
}

/**
 * Opens the application's database for a command, which may run beside the application: its PostgreSQL is joined, or started for
 * as long as the command lasts.
 * @param mayBegin whether the command may be the first: one that reads or mends data makes none
 * @throws StartupError as `openDatabase`, and where there is nothing and the command may not begin
 */
export async function joinDatabase(location: DatabaseLocation, { mayBegin = false } = {}): Promise<Database> {
  const { databaseUrl, dataFolder } = location
  if (!mayBegin && databaseUrl === undefined && !hasCluster(dataFolder)) throw nothingIn(location)
  const database = databaseUrl === undefined ? databaseOf(await joinCluster(dataFolder)) : await openRemote(databaseUrl)
  try {
    if (mayBegin || (await isMigrated(database))) return database
    throw nothingIn(location)
  } catch (error) {
    await database.close()
    throw error
  }
}

const nothingIn = ({ databaseUrl, dataFolder }: DatabaseLocation): StartupError =>
  new StartupError(
    (databaseUrl === undefined
      ? `Le dossier de données ${dataFolder} ne contient aucune donnée de Solive. Vérifiez DATA_DIR, ou DATABASE_URL si votre base est ailleurs. `
      : `La base indiquée par DATABASE_URL (${serverOf(databaseUrl)}) ne contient aucune donnée de Solive. Vérifiez l’adresse. `) +
      'Rien n’a été créé.',
  )

async function openEmbedded(dataFolder: string, tell?: Tell): Promise<Database> {
  return databaseOf(await startCluster(dataFolder, tell))
}

function databaseOf(cluster: EmbeddedCluster): Database {
  const database = createDatabase(cluster.connection)
  return {
    ...database,
    async transaction(work) {
      await refuseWithoutRoom(cluster.folder)
      return database.transaction(work)
    },
    async bulk(mode, work) {
      if (mode === 'write') await refuseWithoutRoom(cluster.folder)
      return database.bulk(mode, work)
    },
    close: onlyOnce(async () => {
      await database.close()
      await cluster.stop()
    }),
  }
}

async function openRemote(databaseUrl: string): Promise<Database> {
  const database = createDatabase({ connectionString: databaseUrl }, isShared(databaseUrl))
  try {
    await database.query('SELECT 1')
    return database
  } catch (error) {
    await database.close()
    throw new StartupError(
      `La base indiquée par DATABASE_URL (${serverOf(databaseUrl)}) ne répond pas\u00a0: ${reasonOf(error)}. ` +
        'Vérifiez l’adresse, le compte et que PostgreSQL est démarré.',
      { cause: error },
    )
  }
}

/** Prisma's word for it: behind a PgBouncer in transaction mode, the address ends with `?pgbouncer=true`. */
const isShared = (databaseUrl: string): boolean =>
  URL.canParse(databaseUrl) && new URL(databaseUrl).searchParams.get('pgbouncer') === 'true'

/** Which server an address names, without its account and password. */
function serverOf(databaseUrl: string): string {
  return URL.canParse(databaseUrl)
    ? `${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`
    : 'adresse illisible'
}

function reasonOf(error: unknown): string {
  return REASONS[codeOf(error)] ?? String(error instanceof DatabaseUnavailable ? error.cause : error)
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'la connexion est refusée',
  ENOTFOUND: 'le nom du serveur est inconnu',
  ETIMEDOUT: 'le serveur ne répond pas à temps',
  ENOENT: 'la prise indiquée n’existe pas',
  '28P01': 'le mot de passe est refusé',
  '28000': 'le compte est refusé',
  '3D000': 'cette base n’existe pas',
}

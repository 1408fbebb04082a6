import pg from 'pg'
import { codeOf } from '../errors'
import { connectionTo, DATABASE, type Installation } from './installation'
import { spendReserve } from './reserve'

/** The key of the lock that the application using this cluster holds as long as it lives: any number, always this one. */
const OWNER_LOCK = 7_654_108

/** Thrown when another application holds the cluster. */
export class AlreadyOwned extends Error {}

/** The cluster is ours, for as long as the connection that holds its lock. */
export interface Ownership {
  readonly client: pg.Client
  /** Aborted once the connection has ended, whoever ended it. */
  readonly lost: AbortSignal
}

/**
 * Starts the server if it is stopped, takes the owner's lock, and makes sure that the application's database can be connected to.
 * The lock belongs to the connection: it is free again as soon as its holder dies.
 * @throws AlreadyOwned when another application holds it, or why the server cannot be used for now
 */
export async function takeOwnership(installation: Installation): Promise<Ownership> {
  try {
    return await connectAndLock(installation)
  } catch (error) {
    await spendReserve(installation.folder)
    throw error
  }
}

async function connectAndLock(installation: Installation): Promise<Ownership> {
  const client = clientOf(await connectionTo(installation, 'postgres'))
  const loss = new AbortController()
  client.on('end', () => {
    loss.abort()
  })
  try {
    await client.connect()
    const result = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [OWNER_LOCK])
    if (!result.rows[0]?.taken) throw new AlreadyOwned()
    await createDatabaseOnce(client)
    await tryDatabase(installation)
    return { client, lost: loss.signal }
  } catch (error) {
    await client.end()
    throw error
  }
}

function clientOf(connection: pg.ClientConfig): pg.Client {
  const client = new pg.Client({ ...connection, application_name: 'solive-owner', connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  return client
}

/** Makes sure that a server that runs has the application's database: a first start may have been killed before it made it. */
export async function ensureDatabase(installation: Installation): Promise<void> {
  const client = clientOf(await connectionTo(installation, 'postgres'))
  try {
    await client.connect()
    await createDatabaseOnce(client)
  } finally {
    await client.end()
  }
}

/** SQLSTATE of a database, or its name in the catalogue, that somebody else has just made. */
const MADE_MEANWHILE = ['42P04', '23505']

async function createDatabaseOnce(owner: pg.Client): Promise<void> {
  const found = await owner.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  if (found.rowCount !== 0) return
  await owner.query(`CREATE DATABASE ${DATABASE}`).catch((error: unknown) => {
    if (!MADE_MEANWHILE.includes(codeOf(error))) throw error
  })
}

/** After a crash, who connects first to a database writes a file: without room for it, nobody could connect. */
async function tryDatabase(installation: Installation): Promise<void> {
  const client = clientOf(await connectionTo(installation, DATABASE))
  try {
    await client.connect()
  } finally {
    await client.end()
  }
}

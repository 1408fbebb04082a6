import pg from 'pg'

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
 * Connects and takes the owner's lock. It belongs to the connection: it is free again as soon as its holder dies.
 * @throws AlreadyOwned when another application holds it.
 */
export async function takeOwnership(connection: pg.ClientConfig): Promise<Ownership> {
  const client = new pg.Client({ ...connection, application_name: 'solive-owner', connectionTimeoutMillis: 5_000 })
  const loss = new AbortController()
  client.on('error', () => undefined)
  client.on('end', () => {
    loss.abort()
  })
  try {
    await client.connect()
    const result = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [OWNER_LOCK])
    if (!result.rows[0]?.taken) throw new AlreadyOwned()
    return { client, lost: loss.signal }
  } catch (error) {
    await client.end()
    throw error
  }
}

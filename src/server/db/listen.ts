import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'

/** What is said of a channel that is listened to. */
export interface Hearing {
  readonly hear: (payload: string) => void
  /** The connection is lost: what is said until it is back is heard by nobody. */
  readonly lost: () => void
}

/** A channel that is listened to, on a connection of its own, which is made again when it is lost. */
export interface Listening {
  /** Whether it hears now; where it was never connected yet, once that was tried. */
  readonly isOn: () => Promise<boolean>
  readonly stop: () => Promise<void>
}

/** Milliseconds before it is tried again. */
const RETRY_MS = 2_000
/** How often the connection is asked for a sign of life, and how long that may take: one that is cut is told by nobody. */
const ASKED_EVERY_MS = 20_000
const ANSWER_MS = 10_000

/** Nothing is heard where connections are shared in turn: LISTEN would be another's. */
export const notListening: Listening = { isOn: () => Promise.resolve(false), stop: () => Promise.resolve() }

/** @param channel a name of ours, as an identifier */
export function listenOn(connection: pg.ClientConfig, channel: string, { hear, lost }: Hearing): Listening {
  const ending = new AbortController()
  let isOn = false
  const tried = openPromise()
  const begun = (): void => {
    isOn = true
    tried.resolve()
  }
  const listenAlways = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const { client, gone } = clientOf(connection, ending.signal)
      client.on('notification', ({ payload = '' }) => {
        hear(payload)
      })
      await listenOnce(client, { channel, gone, begun })
      if (isOn) lost()
      isOn = false
      tried.resolve()
      await after(RETRY_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }
  const work = listenAlways()
  return {
    isOn: async () => {
      await tried.promise
      return isOn
    },
    stop: async () => {
      ending.abort()
      await work
    },
  }
}

/** A connection of its own, and the promise of its end. */
function clientOf(connection: pg.ClientConfig, ending: AbortSignal) {
  const client = new pg.Client({
    ...connection,
    application_name: 'solive events',
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  const gone = openPromise()
  client.on('error', gone.resolve).on('end', gone.resolve)
  ending.addEventListener('abort', gone.resolve, { once: true })
  return { client, gone }
}

interface Once {
  readonly channel: string
  readonly gone: OpenPromise
  readonly begun: () => void
}

/** Resolves when the connection is lost, or could not be made. */
async function listenOnce(client: pg.Client, { channel, gone, begun }: Once): Promise<void> {
  const asking = setInterval(() => {
    client.query('SELECT 1').catch(gone.resolve)
  }, ASKED_EVERY_MS).unref()
  try {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    begun()
    await gone.promise
  } catch {
    // Tried again.
  } finally {
    clearInterval(asking)
    await client.end().catch(() => undefined)
  }
}

interface OpenPromise {
  readonly promise: Promise<void>
  readonly resolve: () => void
}

function openPromise(): OpenPromise {
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return {
    promise,
    resolve: () => {
      resolve()
    },
  }
}

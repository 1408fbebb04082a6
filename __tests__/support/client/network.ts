import { setImmediate } from 'node:timers/promises'
import { createTransport, type Transport } from '#client/transport'

/** A request that reached the fake network and waits for the test to answer it. */
export interface Arrival {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly header: (name: string) => string | null
  readonly isAborted: () => boolean
  /** Answers with JSON, or with nothing. */
  readonly answer: (status: number, body?: unknown, headers?: Record<string, string>) => Promise<void>
  /** The connection breaks. */
  readonly lose: () => Promise<void>
}

/** Lets promises and saga effects run; timers are the test's. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
}

/** The only double: a network that records what arrives and answers when it is told to. */
export function fakeNetwork(): { transport: Transport; arrivals: Arrival[]; last: () => Arrival } {
  const arrivals: Arrival[] = []
  const fetch: typeof globalThis.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init)
      const signal = init?.signal
      signal?.addEventListener('abort', () => {
        reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'))
      })
      arrivals.push({
        method: request.method,
        path: new URL(request.url).pathname,
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        header: (name) => request.headers.get(name),
        isAborted: () => signal?.aborted === true,
        answer: async (status, body, headers = {}) => {
          resolve(new Response(body === undefined ? null : JSON.stringify(body), { status, headers }))
          await flush()
        },
        lose: async () => {
          reject(new TypeError('Failed to fetch'))
          await flush()
        },
      })
    })
  const hosts = { apiAddress: 'http://solive.test/api', authentication: 'bearer' } as const
  const transport = createTransport({ hosts, fetch, cookies: () => '', bearerToken: () => 'a-token' })
  const last = (): Arrival => {
    const arrival = arrivals.at(-1)
    if (!arrival) throw new Error('Nothing has reached the network.')
    return arrival
  }
  return { transport, arrivals, last }
}

import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Random } from './random'

/** A write that the browser sent. */
export interface Write {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number
  readonly method: string
  readonly path: string
  /** Its idempotency key. */
  readonly key: string | undefined
  readonly body: string
  readonly happening: Happening
  /** Of the answer that reached the browser. */
  readonly status: number | undefined
}

export const isAcknowledged = ({ key, status }: Write): boolean =>
  key !== undefined && status !== undefined && status < 300

/** A bad network between the browser and the server. */
export interface Network {
  readonly url: string
  /** Nothing passes while it is cut. */
  setCut(isCut: boolean): void
  /** Whether things happen to writes; at first nothing does. */
  setRough(isRough: boolean): void
  /** In the order in which they ended. */
  readonly writes: readonly Write[]
  close(): Promise<void>
}

type Happening = 'passes' | 'is lost before' | 'is lost after' | 'is late' | 'arrives twice'

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

const isWrite = ({ method, url = '' }: IncomingMessage) =>
  method !== 'GET' && /\/v3\/client-files|\/scpi\/v1\//.test(url)

/**
 * Passes on what the browser asks `target` for. Of the writes, some are lost before the server has them, some have their
 * answer lost or late, and some reach the server twice.
 */
export async function openNetwork(target: string, random: Random): Promise<Network> {
  const writes: Write[] = []
  let isCut = false
  let isRough = false

  const chance = (): Happening => {
    const drawn = isRough ? random.next() : 1
    if (drawn < 0.1) return 'is lost before'
    if (drawn < 0.2) return 'is lost after'
    if (drawn < 0.35) return 'is late'
    return drawn < 0.5 ? 'arrives twice' : 'passes'
  }
  const pass = async (asked: IncomingMessage, body: Buffer, happening: Happening): Promise<Answer | undefined> => {
    if (happening === 'is lost before') return undefined
    const first = forward(target, asked, body)
    const answer =
      happening === 'arrives twice'
        ? (await Promise.all([first, forward(target, asked, body)]))[random.below(2)]
        : await first
    if (happening === 'is late') await new Promise((resolve) => setTimeout(resolve, 200 + random.below(1_500)))
    return happening === 'is lost after' || isCut ? undefined : answer
  }
  const serve = async (asked: IncomingMessage, reply: ServerResponse) => {
    const body = await bytesOf(asked)
    const happening = isWrite(asked) ? chance() : 'passes'
    const note = (status?: number) => {
      const {
        method = '',
        url: path = '',
        headers: { 'idempotency-key': key },
      } = asked
      if (isWrite(asked))
        writes.push({
          at: Date.now(),
          method,
          path,
          key: typeof key === 'string' ? key : undefined,
          body: body.toString(),
          happening,
          status,
        })
    }
    const answer = isCut ? undefined : await pass(asked, body, happening).catch(() => undefined)
    if (!answer || reply.destroyed) {
      note()
      asked.socket.destroy()
      return
    }
    reply.writeHead(answer.status, answer.headers)
    reply.end(answer.body, () => {
      note(answer.status)
    })
  }
  const server = createServer((asked, reply) => {
    serve(asked, reply).catch(() => {
      asked.socket.destroy()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return {
    url: `http://127.0.0.1:${address.port}`,
    writes,
    setCut: (cut) => {
      isCut = cut
    },
    setRough: (rough) => {
      isRough = rough
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}

function forward(
  target: string,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${target}${url}`, { method, headers: { ...headers, connection: 'close' } }, (answer) => {
      bytesOf(answer).then((bytes) => {
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes })
      }, reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts)
}

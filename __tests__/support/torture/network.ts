import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Random } from './random'

/** A write that the server answered, and whose answer reached the browser. */
export interface Acknowledged {
  readonly method: string
  readonly path: string
  readonly key: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A bad network between the browser and the server. */
export interface Network {
  readonly url: string
  /** Nothing passes while it is cut. */
  setCut(isCut: boolean): void
  /** Whether things happen to writes; at first nothing does. */
  setRough(isRough: boolean): void
  readonly acknowledged: readonly Acknowledged[]
  /** How many times each thing happened to a write. */
  readonly happenings: Readonly<Record<Happening, number>>
  close(): Promise<void>
}

type Happening = 'passes' | 'is lost before' | 'is lost after' | 'is late' | 'arrives twice'

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

const isWrite = ({ method, url = '' }: IncomingMessage) => method !== 'GET' && url.includes('/v3/client-files')

/**
 * Passes on what the browser asks `target` for. Of the writes, some are lost before the server has them, some have their
 * answer lost or late, and some reach the server twice.
 */
export async function openNetwork(target: string, random: Random): Promise<Network> {
  const acknowledged: Acknowledged[] = []
  const counts = { 'passes': 0, 'is lost before': 0, 'is lost after': 0, 'is late': 0, 'arrives twice': 0 }
  let isCut = false
  let isRough = false

  const chance = (): Happening => {
    const drawn = isRough ? random.next() : 1
    if (drawn < 0.1) return 'is lost before'
    if (drawn < 0.2) return 'is lost after'
    if (drawn < 0.35) return 'is late'
    return drawn < 0.5 ? 'arrives twice' : 'passes'
  }
  const passWrite = async (asked: IncomingMessage, body: Buffer): Promise<Answer | undefined> => {
    const happening = chance()
    counts[happening] += 1
    if (happening === 'is lost before') return undefined
    const first = forward(target, asked, body)
    const answer = happening === 'arrives twice' ? (await Promise.all([first, forward(target, asked, body)]))[random.below(2)] : await first
    if (happening === 'is late') await new Promise((resolve) => setTimeout(resolve, 200 + random.below(1_500)))
    return happening === 'is lost after' || isCut ? undefined : answer
  }
  const note = (asked: IncomingMessage, body: Buffer, { status }: Answer) => {
    const key = asked.headers['idempotency-key']
    if (status >= 300 || typeof key !== 'string') return
    acknowledged.push({ method: asked.method ?? '', path: asked.url ?? '', key, body: JSON.parse(body.toString()) as Acknowledged['body'] })
  }
  const serve = async (asked: IncomingMessage, reply: ServerResponse) => {
    const body = await bytesOf(asked)
    const answer = isCut ? undefined : await (isWrite(asked) ? passWrite(asked, body) : forward(target, asked, body)).catch(() => undefined)
    if (!answer || reply.destroyed) {
      asked.socket.destroy()
      return
    }
    reply.writeHead(answer.status, answer.headers)
    reply.end(answer.body, () => { if (isWrite(asked)) note(asked, body, answer) })
  }
  const server = createServer((asked, reply) => { serve(asked, reply).catch(() => { asked.socket.destroy() }) })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve) })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return {
    url: `http://127.0.0.1:${address.port}`,
    acknowledged,
    happenings: counts,
    setCut: (cut) => { isCut = cut },
    setRough: (rough) => { isRough = rough },
    close: () => new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => { resolve() })
    }),
  }
}

function forward(target: string, { method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${target}${url}`, { method, headers: { ...headers, connection: 'close' } }, (answer) => {
      bytesOf(answer).then((bytes) => { resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }) }, reject)
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

import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** What stands before the processes: it asks each whether it is ready, and sends requests in turn to those that are. */
export interface Balancer {
  readonly address: string
  /** Resolves once requests are sent to this process. */
  readonly isServed: (address: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** How often each process is asked whether it is ready, in milliseconds. */
const CHECKED_MS = 200

/** On the loopback; connections to the processes are kept open, as nginx and HAProxy do. @param processes their addresses */
export async function openBalancer(processes: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  let turn = 0
  let isClosed = false
  const check = async (address: string) => {
    while (!isClosed) {
      const answer = await fetch(`${address}/health/ready`).catch(() => undefined)
      await answer?.arrayBuffer()
      if (answer?.status === 200) ready.add(address)
      else ready.delete(address)
      await pause(CHECKED_MS)
    }
  }
  const checks = Promise.all(processes.map(check))
  const next = (): string | undefined => [...ready][turn++ % Math.max(1, ready.size)]
  const serve = async (asked: IncomingMessage, answer: ServerResponse) => {
    const body = await buffer(asked)
    const process = next()
    if (process === undefined) answer.writeHead(503).end()
    else forward(process, agent, { asked, body, answer })
  }
  const server = createServer((asked, answer) => void serve(asked, answer))
  // An adviser who thinks for longer than Node keeps a connection would meet its end half-way.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async isServed(address) {
      while (!ready.has(address)) await pause(CHECKED_MS / 4)
    },
    async close() {
      isClosed = true
      server.close()
      server.closeAllConnections()
      await checks
      agent.destroy()
    },
  }
}

interface Exchange {
  readonly asked: IncomingMessage
  readonly body: Buffer
  readonly answer: ServerResponse
}

/** A process that breaks off is a 502: nothing is sent twice. */
function forward(process: string, agent: Agent, { asked, body, answer }: Exchange): void {
  const sent = request(`${process}${asked.url ?? ''}`, { agent, method: asked.method, headers: asked.headers })
  sent.on('response', (received) => {
    const { connection: _connection, ...headers } = received.headers
    answer.writeHead(received.statusCode ?? 502, headers)
    received.pipe(answer)
  })
  sent.on('error', (error) => {
    answer.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ message: error.message }))
  })
  sent.end(body)
}

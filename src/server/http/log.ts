import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { destination, type DestinationStream } from 'pino'
import { definitionOf } from '#contract'
import { resourceTypes } from '#contract/resources'

/** What identifies a person, or opens an account: never in a log, wherever somebody puts it. */
const SECRETS = [
  'password',
  'old_password',
  'password_confirmation',
  'token',
  'secret',
  'authorization',
  'cookie',
  'recipient',
]

function privateNames(): string[] {
  const names = resourceTypes().flatMap((type) =>
    Object.entries(definitionOf(type).fields)
      .filter(([, field]) => field.private)
      .map(([name]) => name),
  )
  return [...new Set([...SECRETS, ...names])]
}

/** How the log is written: JSON lines, an instant and a request id in each; requests by their route, errors without their message. */
export function logOptions(
  level: 'info' | 'silent',
  stream: DestinationStream = standardOutput(),
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    redact: { paths: privateNames().flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[privé]' },
    serializers: {
      req: ({ method }: { method: string }) => ({ method }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: traceOf,
    },
    stream,
  }
}

/** Lines that wait to be written are kept up to this many bytes; those after are lost. */
const WAITING_AT_MOST = 1_048_576

/** What cannot be written, because the disk is full or nobody reads, is no reason to end: it is tried again with the next line. */
function standardOutput(): DestinationStream {
  return destination({ dest: 1, maxLength: WAITING_AT_MOST }).on('error', () => undefined)
}

/** Where an error happened, without its message: a message may repeat what was typed. */
function traceOf(error: Error): { type: string; message: string; stack: string; code?: string } {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return {
    type: error.name,
    message: '',
    stack: frames.join('\n'),
    ...('code' in error ? { code: String(error.code) } : {}),
  }
}

/** The id of a request: that which a balancer gave it, or another one. It is also the number of its incident. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

/** One line a request, with the route instead of the address: an address may hold what someone typed. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}

import { constants, gzip } from 'node:zlib'
import cookie from '@fastify/cookie'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#server/db'
import type { Clock } from '#server/services'
import type { RequestLimits } from '../limits'
import type { RenderedPage, ServedPage } from './servedPage'
import { templateOf, type Template } from './template'

interface PagesOptions {
  readonly database: Database
  readonly clock: Clock
  readonly limits: RequestLimits
  /** The text of a built page; undefined where none was built: the application then answers. */
  readonly readTemplate: (name: string) => string | undefined
}

/** What all such pages say: nobody lists them, keeps them on the way, or learns their address from them. */
const HEADERS = {
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'accept-encoding',
} as const

/** Opens the pages that features serve to strangers. */
export function serveStrangers(app: FastifyInstance, pages: readonly ServedPage[], options: PagesOptions): void {
  for (const page of pages) {
    const text = options.readTemplate(page.template)
    if (text !== undefined) open(app, page, templateOf(page.template, text), options)
  }
}

function open(app: FastifyInstance, page: ServedPage, write: Template, options: PagesOptions): void {
  const { clock, limits, database } = options
  app.get<{ Params: Record<string, string> }>(page.path, async (request, reply) => {
    const left = limits.countStranger(request.ip)
    const rendered = await page.render(
      {
        params: request.params,
        query: new URLSearchParams(request.url.split('?')[1]),
        cookies: cookie.parse(request.headers.cookie ?? ''),
        now: clock.now(),
      },
      { database },
    )
    if (rendered === undefined) {
      reply.callNotFound()
      return reply
    }
    void reply.headers(left)
    return send(request, reply, rendered, write)
  })
}

const compress = promisify(gzip)

async function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  rendered: RenderedPage,
  write: Template,
): Promise<FastifyReply> {
  const text = write(rendered)
  void reply
    .code(rendered.status)
    .type('text/html; charset=utf-8')
    .headers({ ...HEADERS, ...rendered.headers })
  if (!/\bgzip\b/.test(headers['accept-encoding']?.toString() ?? '')) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await compress(text, { level: constants.Z_BEST_SPEED }))
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { hostOnlyCookiesEnded, missing } from '#server/http'
import type { ApiHost, MapTiles } from '#server/services'

const PAGE = 'index.html'

/** Written into by the server (`#server/http/pages`). */
const TEMPLATES: readonly string[] = ['/study.html']

/** The worker that reads the papers of a household (#client/papers), whatever its compression. */
const PAPER_READER = /^papers\.[0-9a-f]+\.js/

/** It loads its own program, and asks nothing of anybody: no part of a paper can leave by a request. */
const READER_POLICY = "default-src 'none'; script-src 'self'"

/** The text of a built page; undefined where none was built. */
export function builtPage(folder: string, name: string): string | undefined {
  const file = path.join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** What the environment decides that pages must know. */
interface Told {
  /** Where pages ask the API, when that is not on their own origin. */
  readonly apiHost: ApiHost | undefined
  readonly mapTiles: MapTiles | undefined
}

/** The browser's files: built ones never change under their name, pages are asked again each time. Unknown pages are the application's own. */
export function servePages(app: FastifyInstance, folder: string, told: Told): void {
  const isBuilt = existsSync(path.join(folder, PAGE))
  const page = isBuilt ? pageTelling(told, () => readFileSync(path.join(folder, PAGE), 'utf8')) : undefined
  if (isBuilt) serveFiles(app, folder, page !== undefined)
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(?:api|assets|build)(?:[/?]|$)/.test(request.url)
    if (!isBuilt || !isPage) throw missing()
    return page === undefined ? reply.sendFile(PAGE) : sendPage(reply, page, told.apiHost)
  })
}

function serveFiles(app: FastifyInstance, folder: string, withoutPage: boolean): void {
  void app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // A template is no page.
    allowedPath: (name) => !(withoutPage ? ['/', `/${PAGE}`, ...TEMPLATES] : TEMPLATES).includes(name),
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (PAPER_READER.test(path.basename(file))) void reply.header('content-security-policy', READER_POLICY)
    },
  })
}

/** The page with what it must know; undefined where that is nothing. @throws Error for a page without title */
function pageTelling({ apiHost, mapTiles }: Told, readPage: () => string): string | undefined {
  const metas = [
    ...(apiHost ? [meta('api-address', apiHost.address)] : []),
    ...(mapTiles ? [meta('map-tiles', mapTiles.address), meta('map-tiles-credit', mapTiles.credit)] : []),
  ]
  if (metas.length === 0) return undefined
  const page = readPage()
  if (!page.includes('<title>')) throw new Error(`${PAGE} has no title to put what it must know before`)
  return page.replace('<title>', () => `${metas.join('')}<title>`)
}

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function sendPage(reply: FastifyReply, page: string, apiHost: ApiHost | undefined): FastifyReply {
  if (apiHost?.cookieDomain !== undefined) void reply.header('set-cookie', hostOnlyCookiesEnded)
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
}

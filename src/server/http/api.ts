import { isUtf8 } from 'node:buffer'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import './requestTypes'
import { openRoutes, type Surroundings } from './dispatch'
import { openApiDocument } from './openApi'
import { badRequest } from './problem'
import type { ApiRoute } from './route'
import { processRoutes } from './routes/process'

export interface ApiOptions extends Surroundings {
  /** Those of every feature. */
  readonly routes: readonly ApiRoute[]
}

/** Every route of the API: those of the features, of the process, and the one that describes them all. */
function allRoutes(options: ApiOptions): ApiRoute[] {
  const routes: ApiRoute[] = [
    ...options.routes,
    ...processRoutes(options),
    {
      method: 'GET',
      path: '/openapi.json',
      access: 'public',
      summary: 'Cette description',
      handle: () => ({ json: openApiDocument(routes) }),
    },
  ]
  return routes
}

/** The API as a plugin, to be registered under its base path. */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(cookie)
  app.decorateRequest('caller', null)
  app.decorateRequest('bodyText', '')
  acceptJson(app)
  openRoutes(app, allRoutes(options), options)
}

/** JSON under both of its names; an empty body is no body. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/vnd.api+json'],
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = textOf(body)
      if (text === undefined) {
        done(badRequest('Le corps de la requête n’est pas en UTF-8. Rien n’a été modifié.'))
        return
      }
      request.bodyText = text
      if (text === '') done(null, undefined)
      else void parse(request, text, done)
    },
  )
}

/** The text of UTF-8 bytes; undefined when they are not: replacing what is unreadable would store another text than was sent. */
function textOf(bytes: string | Buffer): string | undefined {
  if (typeof bytes === 'string') return bytes
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined
}

import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import './requestTypes'
import { openRoutes, refuseOtherMethods, type Surroundings } from './dispatch'
import { acceptFiles, acceptForms, acceptJson } from './files'
import { openApiDocument } from './openApi'
import type { ApiRoute } from './route'
import { processRoutes } from './routes/process'

export interface ApiOptions extends Surroundings {
  /** Those of every feature. */
  readonly routes: readonly ApiRoute[]
  /** Where files that arrive wait for the answer. */
  readonly uploadFolder: string
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
  app.decorateRequest('uploads', null)
  acceptJson(app)
  acceptForms(app)
  const routes = allRoutes(options)
  openRoutes(
    app,
    routes.filter(({ files }) => !files),
    options,
  )
  await app.register((scope, _options, done) => {
    acceptFiles(scope, options.uploadFolder)
    openRoutes(
      scope,
      routes.filter(({ files }) => files),
      options,
    )
    done()
  })
  refuseOtherMethods(app, routes)
}

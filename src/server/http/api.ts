import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { ApiHost } from '#server/services'
import { cookieNames } from './cookies'
import { openRoutes, refuseOtherMethods, type Dependencies } from './dispatch'
import { acceptFiles, acceptForms, acceptJson, ignoreBodies } from './files'
import { openApiDocument } from './openApi'
import { toldReadings } from './readings'
import type { ApiRoute } from './route'
import { processRoutes } from './routes/process'
import { readersAmong } from './todaysRights'
import { turnsOfFirms } from './turns'
import { tokenResources } from './tokens'
import './requestTypes'

export interface ApiOptions extends Omit<Dependencies, 'turns' | 'readings' | 'readerOf'> {
  /** Those of every feature. */
  readonly routes: readonly ApiRoute[]
  /** Where files that arrive wait for the answer. */
  readonly uploadFolder: string
  /** Whether the process was told to stop: it then says that it is not ready. */
  readonly isStopping?: () => boolean
  /** Undefined: pages ask on their own origin. */
  readonly apiHost?: ApiHost | undefined
}

/** Every route of the API: those of the features, of the process, and the one that describes them all. */
function allRoutes(options: ApiOptions): ApiRoute[] {
  const routes: ApiRoute[] = [
    ...options.routes,
    ...processRoutes(options),
    {
      method: 'GET',
      path: '/v3/token-resources',
      access: 'viewer',
      summary: 'Les ressources auxquelles un jeton peut être limité',
      handle: () => ({ json: { data: tokenResources(routes) } }),
    },
    {
      method: 'GET',
      path: '/openapi.json',
      access: 'public',
      summary: 'Cette description',
      handle: () => ({ json: openApiDocument(routes, cookieNames(options.publicUrl, options.apiHost).session) }),
    },
  ]
  return routes
}

/** Cookies; and where the API has a host of its own, those of the domain of the pages, whose origins may ask it with them. */
async function openToPages(app: FastifyInstance, apiHost: ApiHost | undefined): Promise<void> {
  const domain = apiHost?.cookieDomain
  await app.register(cookie, domain === undefined ? {} : { parseOptions: { domain } })
  if (!apiHost) return
  await app.register(cors, {
    origin: [...apiHost.webOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: PREFLIGHT_SECONDS,
  })
}

/** How long a browser need not ask again whether a page may ask: as long as Chromium believes it. */
const PREFLIGHT_SECONDS = 7_200

/** The API as a plugin, to be registered under its base path. */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await openToPages(app, options.apiHost)
  app.decorate('cookieNames', cookieNames(options.publicUrl, options.apiHost))
  app.decorateRequest('caller', null)
  app.decorateRequest('bodyText', '')
  app.decorateRequest('uploads', null)
  acceptJson(app)
  acceptForms(app)
  const routes = allRoutes(options)
  const dependencies = {
    ...options,
    turns: turnsOfFirms(),
    readings: toldReadings(),
    readerOf: readersAmong(routes),
  }
  const isOneClick = (route: ApiRoute) => route.access === 'public' && route.isOneClick === true
  openRoutes(
    app,
    routes.filter((route) => !route.files && !isOneClick(route)),
    dependencies,
  )
  await app.register((scope, _options, done) => {
    ignoreBodies(scope)
    openRoutes(scope, routes.filter(isOneClick), dependencies)
    done()
  })
  await app.register((scope, _options, done) => {
    acceptFiles(scope, options.uploadFolder)
    openRoutes(
      scope,
      routes.filter(({ files }) => files),
      dependencies,
    )
    done()
  })
  refuseOtherMethods(app, routes)
}

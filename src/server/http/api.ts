import { isUtf8 } from 'node:buffer'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import './requestTypes'
import { openRoutes, type Surroundings } from './dispatch'
import { openApiDocument } from './openApi'
import { badRequest } from './problem'
import type { ApiRoute } from './route'
import { accountRoutes } from './routes/account'
import { addressRoutes } from './routes/addresses'
import { catalogueRoutes } from './routes/catalogue'
import { clientFileRoutes } from './routes/clientFiles'
import { clientFileStateRoutes } from './routes/clientFileState'
import { historyRoutes } from './routes/history'
import { passwordRoutes } from './routes/password'
import { leadRoutes } from './routes/leads'
import { privacyRoutes } from './routes/privacy'
import { proposalRoutes } from './routes/proposals'
import { sectionRoutes } from './routes/sections'
import { settingRoutes } from './routes/settings'
import { simulationRoutes } from './routes/simulations'
import { simulatorRoutes } from './routes/simulators'

export interface ApiOptions extends Surroundings {
  /** Accounts that anyone may use, shown on the login page; empty when there is no demo firm. */
  readonly demoAccounts: readonly object[]
}

/** Every route of the API. */
export function apiRoutes(options: ApiOptions): ApiRoute[] {
  const routes: ApiRoute[] = [
    ...accountRoutes(options),
    ...passwordRoutes(options),
    ...clientFileRoutes,
    ...clientFileStateRoutes,
    ...sectionRoutes,
    ...historyRoutes,
    ...privacyRoutes(options),
    ...settingRoutes,
    ...addressRoutes(options),
    ...catalogueRoutes,
    ...proposalRoutes,
    ...leadRoutes,
    ...simulationRoutes,
    ...simulatorRoutes,
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

function processRoutes({ database, demoAccounts }: ApiOptions): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/health/live',
      access: 'public',
      summary: 'Le serveur est vivant',
      handle: () => ({ json: { status: 'ok' } }),
    },
    {
      method: 'GET',
      path: '/health/ready',
      access: 'public',
      summary: 'Le serveur et sa base répondent',
      handle: async () => {
        await database.query('SELECT 1')
        return { json: { status: 'ok' } }
      },
    },
    {
      method: 'GET',
      path: '/v3/demo-accounts',
      access: 'public',
      summary: 'Les comptes de démonstration',
      handle: () => ({ json: { data: demoAccounts } }),
    },
  ]
}

/** The API as a plugin, to be registered under its base path. */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(cookie)
  app.decorateRequest('caller', null)
  app.decorateRequest('bodyText', '')
  acceptJson(app)
  openRoutes(app, apiRoutes(options), options)
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

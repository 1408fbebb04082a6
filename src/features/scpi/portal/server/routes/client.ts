import { firmOfClient, readPortalClient } from '#features/scpi/clients/server'
import type { ApiRoute, ViewerRoute } from '#server/http/routes'
import { notFound } from '#server/operations'
import { lockClient, welcomeClient } from '../operations/welcome'
import { portalIncludes } from './account'

const CLIENT = '/scpi/v1/client'

/** Who is in the portal; for a member of the firm there is nobody. */
const meRoute: ViewerRoute = {
  method: 'GET',
  path: `${CLIENT}/me`,
  access: 'viewer',
  isForClients: true,
  summary: 'Le client qui est dans son espace',
  answers: 'scpi_client',
  query: { includes: portalIncludes },
  handle: async ({ database, viewer, query }) => {
    if (viewer.kind !== 'client') throw notFound()
    const { root, included } = await readPortalClient(database, viewer, viewer.userId, query.include)
    return { data: root, included }
  },
}

const welcomeRoute: ViewerRoute = {
  method: 'POST',
  path: `${CLIENT}/:id/send-welcome-email`,
  access: 'viewer',
  writes: true,
  summary: 'Ouvre l’espace client\u00a0: envoie le lien par lequel le client choisit son mot de passe',
  answers: 'scpi_client',
  audit: { action: 'portal_opened' },
  limitedAs: () => 'invitation',
  firmOf: firmOfClient,
  handle: async ({ database, viewer, parameter, now, publicUrl }) => ({
    data: await welcomeClient(database, viewer, parameter('id'), { now, publicUrl }),
  }),
}

const lockRoute: ViewerRoute = {
  method: 'POST',
  path: `${CLIENT}/:id/lock-portal`,
  access: 'viewer',
  writes: true,
  summary: 'Verrouille l’espace client\u00a0: ferme ses connexions, jusqu’à une nouvelle invitation',
  answers: 'scpi_client',
  audit: { action: 'portal_locked' },
  firmOf: firmOfClient,
  handle: async ({ database, viewer, parameter }) => ({ data: await lockClient(database, viewer, parameter('id')) }),
}

export const portalClientRoutes: readonly ApiRoute[] = [meRoute, welcomeRoute, lockRoute]

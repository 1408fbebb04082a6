import { scpiClientAggregate } from '#features/scpi/clients/contract'
import type { ViewerRoute } from '#server/http/routes'
import { scopeOf } from '#server/operations'
import { policies } from '../policies'
import { countClients } from '../repositories/figures'

/** The clients of the list, counted. */
export const figuresRoute: ViewerRoute = {
  access: 'viewer',
  method: 'GET',
  path: `${scpiClientAggregate.path}/figures`,
  summary:
    'Combien de clients la personne voit dans sa liste, par statut et par état de leur espace, et combien de recueils sont incomplets',
  handle: async ({ database, viewer }) => ({
    json: { meta: await countClients(scopeOf(policies.scpi_client.list, viewer), database) },
  }),
}

import { propertyUpdateRequest } from '#features/catalogue/contract/updates'
import type { ApiRoute, Dependencies } from '#server/http/routes'
import { decideRequest } from '../operations/updateDecisions'
import { askForUpdate, readUpdateRequests } from '../operations/updateRequests'

const OF_FIRM = '/v3/company/property-update-requests'

/** What is found wrong in lots, from who sees it to who answers for the catalogue of the firm. */
export const updateRequestRoutes = ({ publicUrl }: Pick<Dependencies, 'publicUrl'>): readonly ApiRoute[] => [
  {
    method: 'POST',
    path: '/v3/propertyUpdateRequests',
    access: 'viewer',
    writes: true,
    summary: 'Signale une erreur dans un lot (`property`) ou un programme (`program`)',
    body: propertyUpdateRequest,
    handle: async ({ database, viewer, body, now }) => ({
      status: 201,
      json: { data: await askForUpdate(database, viewer, body, now) },
    }),
  },
  {
    method: 'GET',
    path: OF_FIRM,
    access: 'viewer',
    summary: 'Les erreurs signalées dans les lots et les programmes, celles à traiter d’abord',
    handle: async ({ database, viewer }) => ({ json: { data: await readUpdateRequests(database, viewer) } }),
  },
  {
    method: 'PUT',
    path: `${OF_FIRM}/:id`,
    access: 'viewer',
    writes: true,
    summary:
      'Accepte une correction proposée (`action`\u00a0: `accept`\u202f; `value` corrige ce que la société a importé), ' +
      'ou la refuse (`reject`, avec sa raison, `reason`)',
    handle: async ({ database, viewer, parameter, body, now }) => ({
      json: { data: await decideRequest(database, viewer, { id: parameter('id'), body, now, publicUrl }) },
    }),
  },
]

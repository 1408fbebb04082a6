import { leadImport } from '#features/leads/contract'
import type { ApiRoute } from '#server/http/routes'
import { listAdvisers } from '../operations/advisers'
import { importLeads, undoImport } from '../operations/imports'

/** Whom leads may be given to, and files that bring many at once. */
export const leadRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/client-leads/advisers',
    access: 'viewer',
    summary: 'Les collègues à qui un contact peut être attribué',
    answers: 'user',
    handle: async ({ database, viewer }) => ({ data: await listAdvisers(database, viewer) }),
  },
  {
    method: 'POST',
    path: '/v3/client-leads/import',
    access: 'viewer',
    writes: true,
    audit: { action: 'imported' },
    summary:
      'Importe des contacts\u202f; les lignes (`rows`) sont des contacts, `meta.rows` dit ce que chacune est devenue',
    answers: 'client_lead_import',
    body: leadImport,
    handle: async ({ database, viewer, body, now }) => {
      const { done, rows } = await importLeads(database, viewer, body, now)
      return { status: 201, data: done, meta: { rows } }
    },
  },
  {
    method: 'DELETE',
    path: '/v3/client-leads/import/:id',
    access: 'viewer',
    writes: true,
    audit: { action: 'removed', of: 'client_lead_import' },
    summary: 'Annule un import de moins de 24\u00a0heures\u202f; les contacts modifiés depuis restent',
    handle: async ({ database, viewer, parameter, now }) => ({
      json: { meta: await undoImport(database, viewer, parameter('id'), now) },
    }),
  },
]

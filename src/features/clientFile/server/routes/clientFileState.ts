import { resources } from '#contract'
import * as operations from '../operations/clientFileState'
import type { ApiRoute } from '#server/http/routes'

/** What is done to client files from their list: put away, taken back, given to a colleague. */
export const clientFileStateRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/client-files/advisers',
    access: 'viewer',
    summary: 'Les collègues qui suivent des dossiers',
    answers: 'user',
    handle: async ({ database, viewer }) => ({ data: await operations.listFileAdvisers(database, viewer) }),
  },
  {
    method: 'POST',
    path: '/v3/client-files/:id/archive',
    access: 'viewer',
    writes: true,
    summary: 'Archive un dossier',
    answers: 'client_file',
    handle: async ({ database, viewer, parameter }) => ({
      data: await operations.archiveClientFile(database, viewer, parameter('id')),
    }),
  },
  {
    method: 'POST',
    path: '/v3/client-files/:id/unarchive',
    access: 'viewer',
    writes: true,
    summary: 'Remet un dossier archivé parmi les actifs',
    answers: 'client_file',
    handle: async ({ database, viewer, parameter }) => ({
      data: await operations.unarchiveClientFile(database, viewer, parameter('id')),
    }),
  },
  {
    method: 'PUT',
    path: '/v3/client-files/:id/adviser',
    access: 'viewer',
    writes: true,
    summary: 'Confie un dossier à un collègue',
    answers: 'client_file',
    body: resources.client_file_assignment,
    handle: async ({ database, viewer, parameter, body }) => {
      const { file, included } = await operations.assignClientFile(database, viewer, parameter('id'), body)
      return { data: file, included }
    },
  },
]

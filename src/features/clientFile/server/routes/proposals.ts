import { properties } from '#features/catalogue/server'
import { askingOf, listIncludes } from '#server/http/collections'
import type { ApiRoute } from '#server/http/routes'
import { listLinkedProperties } from '../operations/proposals'

/** The properties of a file, by what was decided of them. */
export const proposalRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/client-files/:id/linked-properties',
    access: 'viewer',
    summary: 'Les lots d’un dossier, avec la décision prise sur chacun',
    answers: 'property',
    query: listIncludes(properties),
    handle: (call) => listLinkedProperties(askingOf(call), call.parameter('id'), call.query.includePaths),
  },
]

import { properties } from '#features/catalogue/server'
import { askingOf, listIncludes } from '#server/http/collections'
import type { FileContributions } from '../contributions'
import type { ApiRoute } from '#server/http/routes'
import { listLinkedProperties } from '../operations/proposals'

/** The properties of a file: what was decided of them, and those of its sales. */
export const proposalRoutes = (contributions: FileContributions): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/v3/client-files/:id/linked-properties',
    access: 'viewer',
    summary: 'Les lots d’un dossier, avec la décision prise sur chacun, et ceux de ses ventes',
    answers: 'property',
    query: listIncludes(properties),
    handle: (call) =>
      listLinkedProperties(askingOf(call), call.parameter('id'), { include: call.query.includePaths, contributions }),
  },
]

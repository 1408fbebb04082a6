import { isIsoDate, isUuid } from '#contract'
import { clientFileSections } from '#features/clientFile/contract/household'
import * as operations from '../operations/history'
import { pageInfo, badRequest, type Query, type ApiRoute } from '#server/http/routes'

/** Who changed what in a client file. */
export const historyRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/client-files/:id/history',
    access: 'viewer',
    summary: 'L’historique d’un dossier, du plus récent au plus ancien',
    answers: 'field_change',
    query: { filters: ['resource_type', 'resource_id', 'field', 'author', 'from', 'to', 'since'], paged: true },
    handle: async ({ database, viewer, query, parameter }) => {
      const { number, size } = query.page
      const search = { ...filtersOf(query), limit: size, offset: (number - 1) * size }
      const { changes, total } = await operations.listHistory(database, viewer, parameter('id'), search)
      return { data: changes, page: pageInfo(query, total) }
    },
  },
]

const types: readonly string[] = [
  'client_file',
  'client_file_assignment',
  'meeting',
  'property_proposal',
  ...clientFileSections.map(({ definition }) => definition.type),
]

function filtersOf({ filters }: Query) {
  const valid = (name: string, isValid: (value: string) => boolean, expected: string) => {
    const values = filters.get(name)
    if (values && !values.every(isValid)) throw badRequest(`filter[${name}]\u00a0: ${expected}.`)
    return values
  }
  const one = (name: string, isValid: (value: string) => boolean, expected: string) => {
    const values = valid(name, isValid, expected)
    if (values && values.length > 1) throw badRequest(`filter[${name}]\u00a0: une seule valeur est attendue.`)
    return values?.[0]
  }
  return {
    resourceTypes: valid(
      'resource_type',
      (value) => types.includes(value),
      `valeurs permises\u00a0: ${types.join(', ')}`,
    ),
    resourceIds: valid('resource_id', isUuid, 'des identifiants sont attendus'),
    fields: filters.get('field'),
    authors: valid('author', isUuid, 'des identifiants sont attendus'),
    from: one('from', isIsoDate, 'un jour est attendu, par exemple 2026-11-20'),
    to: one('to', isIsoDate, 'un jour est attendu, par exemple 2026-11-20'),
    since: one('since', isUuid, 'l’identifiant d’une modification est attendu'),
  }
}

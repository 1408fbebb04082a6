import { isIsoDate, isUuid } from '#contract'
import { fieldChangePolicy } from '#server/access'
import { listHistory, type ServedAggregate } from '#server/operations/aggregates'
import type { ServerFeature } from '../feature'
import { pageInfo, rangeOf } from '../page'
import { badRequest } from '../problem'
import type { Query } from '../query'
import type { ApiRoute } from '../route'

/** What the histories of all aggregates are made of. */
export const historyServer: ServerFeature = {
  name: 'history',
  policies: { field_change: fieldChangePolicy },
  open: () => ({ routes: [] }),
}

/** Who changed what in an aggregate. */
export const historyRoute = (served: ServedAggregate, path: string): ApiRoute => ({
  method: 'GET',
  path,
  access: 'viewer',
  summary: `${served.kept.aggregate.words.name}\u00a0: historique, du plus récent au plus ancien`,
  answers: 'field_change',
  query: { filters: ['resource_type', 'resource_id', 'field', 'author', 'from', 'to', 'since'], paged: true },
  handle: async ({ database, viewer, query, parameter }) => {
    const search = { ...filtersOf(query, typesOf(served)), ...rangeOf(query) }
    const { found, total } = await listHistory(served, database, viewer, parameter('id'), search)
    return { data: found, page: pageInfo(query, total) }
  },
})

/** The types that a history tells of. */
const typesOf = ({ kept: { aggregate } }: ServedAggregate): readonly string[] => [
  aggregate.type,
  ...Object.keys(aggregate.events),
  ...aggregate.sections.map(({ definition }) => definition.type),
]

function filtersOf({ filters }: Query, types: readonly string[]) {
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

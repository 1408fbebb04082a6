import { isUuid } from '#contract'
import { badRequest, type ApiRoute, type Call } from '#server/http/routes'
import { readSummary } from '../operations/summary'

export const summaryRoute: ApiRoute = {
  method: 'GET',
  path: '/v3/dashboard',
  access: 'viewer',
  summary:
    'Où en est le travail\u00a0: activité du mois, dossiers par étape de vente, équipe\u202f; celui de `filter[adviser]` ou de ' +
    '`filter[business_center]`, sinon tout ce que la personne voit',
  query: { filters: ['adviser', 'business_center'] },
  handle: async (call) => {
    const { database, viewer, now } = call
    const [advisers, agencies] = [idsIn(call, 'adviser'), idsIn(call, 'business_center')]
    const scope = { ...(advisers ? { advisers } : {}), ...(agencies ? { agencies } : {}) }
    return { json: { meta: await readSummary(database, viewer, { ...scope, now }) } }
  },
}

/** @throws Problem 400 for what is no id */
function idsIn({ query }: Call, name: string): readonly string[] | undefined {
  const ids = query.filters.get(name)
  if (ids?.every(isUuid) === false) throw badRequest(`filter[${name}]\u00a0: des identifiants sont attendus.`)
  return ids
}

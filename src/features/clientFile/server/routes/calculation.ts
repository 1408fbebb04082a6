import { metaOf } from '#features/simulation/server'
import { dayOf, type ApiRoute } from '#server/http/routes'
import { readCalculation } from '../operations/calculation'

/** What the solution of a file last came to: a tab that calculates nothing shows it (specification §4). */
export const calculationRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/client-files/:id/calculation',
    access: 'viewer',
    summary: 'Le dernier chiffrage d’un dossier, et les hypothèses du jour\u202f; `data` est nul sans chiffrage',
    handle: async (call) => {
      const { database, viewer, parameter, now } = call
      const last = await readCalculation(database, viewer, parameter('id'), dayOf(now))
      return {
        json: last ? { data: last.data, meta: { ...metaOf(call, []), context: last.context } } : { data: null },
      }
    },
  },
]

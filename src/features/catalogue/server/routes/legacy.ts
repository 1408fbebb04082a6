import { legacyNumber } from '#features/catalogue/contract'
import type { ApiRoute } from '#server/http/routes'
import { readLegacy } from '../operations/legacy'

/** What old addresses name. */
export const legacyRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/legacy/id-to-uuid',
    access: 'viewer',
    summary: 'L’identifiant d’un lot, d’un programme ou d’un dossier (`resource`) par son ancien numéro (`id`)',
    query: { answers: legacyNumber },
    handle: async ({ database, viewer, query: { answers } }) => ({
      json: { data: await readLegacy(database, viewer, answers) },
    }),
  },
]

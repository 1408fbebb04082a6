import { addressSearch } from '#contract/places'
import { settingOperations } from '#server/resources'
import type { Surroundings } from '../dispatch'
import type { ApiRoute } from '../route'

/** Addresses to fill a form with. */
export function addressRoutes({ searchAddresses }: Surroundings): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/v3/addresses/autocomplete',
      access: 'viewer',
      summary: 'Complète une adresse\u00a0: par la Géoplateforme, à défaut par la liste des communes',
      query: { answers: addressSearch },
      handle: async ({ viewer, query: { answers } }) => {
        const { found, source } = await settingOperations.completeAddress(viewer, answers, searchAddresses)
        return { json: { data: found, meta: { source } } }
      },
    },
  ]
}

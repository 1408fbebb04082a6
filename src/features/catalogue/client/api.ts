import { api } from '#client/api'
import { readActiveProjects } from './readActiveProjects'
import type { CatalogueAnswer, CatalogueRequest } from './readCatalogue'

const load = () => import(/* webpackChunkName: "catalogue" */ './readCatalogue')

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All that is for sale; the browser asks the server whether what it holds still holds. */
    wholeCatalogue: build.query<CatalogueAnswer, CatalogueRequest>({
      queryFn: async (request, store) => (await load()).readCatalogue(request, store),
    }),
    /** The ids of the schemes that are neither switched off nor hidden by the firm. */
    activeProjects: build.query<readonly string[], undefined>({
      queryFn: readActiveProjects,
      keepUnusedDataFor: 3_600,
    }),
  }),
})

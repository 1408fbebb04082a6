import { api } from '#client/api'
import { readCatalogue, type CatalogueAnswer, type CatalogueRequest } from './readCatalogue'

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All that is for sale; the browser asks the server whether what it holds still holds. */
    wholeCatalogue: build.query<CatalogueAnswer, CatalogueRequest>({ queryFn: readCatalogue }),
  }),
})

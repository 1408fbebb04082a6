import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { api, notADocument, ofList, transportOf } from '#client/api'
import { entriesOf, isTexts } from '#contract/json'
import type { ApiFailure } from '#client/transport'
import type { CatalogueAnswer, CatalogueRequest } from './readCatalogue'

const load = () => import(/* webpackChunkName: "catalogue" */ './readCatalogue')

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All that is for sale; the browser asks the server whether what it holds still holds. */
    wholeCatalogue: build.query<CatalogueAnswer, CatalogueRequest>({
      queryFn: async (request, store) => (await load()).readCatalogue(request, store),
      providesTags: [ofList('program'), ofList('property')],
    }),
    /** The ids of the schemes that are neither switched off nor hidden by the firm. */
    activeProjects: build.query<readonly string[], undefined>({
      queryFn: readActiveProjects,
      keepUnusedDataFor: 3_600,
    }),
  }),
})

/** Reads the ids of the schemes that are active (specification §7): a list, and no resources. */
async function readActiveProjects(
  _request: undefined,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: readonly string[] } | { error: ApiFailure }> {
  const { body, failure } = await transportOf(extra).send({
    method: 'GET',
    path: '/v3/projects',
    query: { filter: { is_active: true } },
    signal,
  })
  if (failure) return { error: failure }
  const ids = entriesOf(body)['data']
  return isTexts(ids) ? { data: ids } : { error: notADocument }
}

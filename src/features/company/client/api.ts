import type { Attributes } from '#contract'
import { api, ofList, type Answer } from '#client/api'

/** What is set for the whole firm. */
export const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Chooses for how many years the firm keeps a client file that nobody touches. */
    updateRetention: build.mutation<Answer, Pick<Attributes<'company'>, 'client_file_retention_years'>>({
      query: (body) => ({ method: 'PUT', path: '/v3/company/retention', body }),
      invalidatesTags: (answer) => (answer ? [ofList('expiring_client_file')] : []),
    }),
  }),
})

import { api, ofList, type Answer } from '#client/api'

/** The lists that what comes back may be in again. */
const restoredLists = (['trash_item', 'client_file', 'client_lead', 'scpi_client'] as const).map(ofList)

/** How what was deleted comes back; that it goes for good is a removal as any other. */
export const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    restore: build.mutation<Answer, string>({
      query: (id) => ({ method: 'PUT', path: `/v3/trash/${id}`, body: { action: 'restore' } }),
      invalidatesTags: (answer) => (answer ? restoredLists : []),
    }),
  }),
})

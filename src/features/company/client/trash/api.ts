import { api, ofList, type Answer } from '#client/api'

/** How what was deleted comes back; that it goes for good is a removal as any other. */
export const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    restore: build.mutation<Answer, string>({
      query: (id) => ({ method: 'PUT', path: `/v3/trash/${id}`, body: { action: 'restore' } }),
      invalidatesTags: (answer) => (answer ? [ofList('trash_item'), ofList('client_file'), ofList('client_lead')] : []),
    }),
  }),
})

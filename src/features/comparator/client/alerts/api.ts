import { api, type Answer } from '#client/api'
import { SEARCH_ALERT } from './searchAlertType'

const PATH = '/v3/search-alerts'
const about = (id: string) => ({ type: SEARCH_ALERT, id }) as const

/** What one does with an alert besides writing it. */
export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    pauseAlert: build.mutation<Answer, { readonly id: string; readonly paused: boolean }>({
      query: ({ id, paused }) => ({ method: 'POST', path: `${PATH}/${id}/pause`, body: { paused }, about: about(id) }),
    }),
    /** Notes that one looked at what an alert found. */
    seeAlert: build.mutation<Answer, string>({
      query: (id) => ({ method: 'POST', path: `${PATH}/${id}/seen`, about: about(id) }),
    }),
  }),
})

import { api, askMeta, ofList } from '#client/api'
import { parseSummary, type DashboardSummary } from '#features/dashboard/contract'
import type { ScopeFilter } from './useScope'

/** How the work stands; read again once something that it counts changes. */
export const summaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardSummary: build.query<DashboardSummary, ScopeFilter>({
      queryFn: (filter, store) =>
        askMeta({ method: 'GET', path: '/v3/dashboard', query: { filter } }, store, parseSummary),
      providesTags: (['client_file', 'client_lead', 'option', 'booking', 'report'] as const).map(ofList),
    }),
  }),
})

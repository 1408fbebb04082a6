import { api, ofList, type Answer } from '#client/api'
import { importLeads, undoLeadImport, type LeadImport, type LeadImportRequest, type UndoneImport } from './leadImports'

const leadLists = [ofList('client_lead'), ofList('client_lead_import')]

/** What is done with leads besides the five verbs. */
export const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The colleagues to whom a lead may be given. */
    leadAdvisers: build.query<Answer, undefined>({
      query: () => ({ method: 'GET', path: '/v3/client-leads/advisers' }),
    }),
    importLeads: build.mutation<LeadImport, LeadImportRequest>({
      queryFn: importLeads,
      invalidatesTags: (done) => (done ? leadLists : []),
    }),
    /** By the id of an import. */
    undoLeadImport: build.mutation<UndoneImport, string>({
      queryFn: undoLeadImport,
      invalidatesTags: (undone) => (undone ? leadLists : []),
    }),
  }),
})

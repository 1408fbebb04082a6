import type { EndpointBuilder } from '@reduxjs/toolkit/query/react'
import type { Answer, documentBaseQuery } from './baseQuery'
import { importLeads, undoLeadImport, type LeadImport, type LeadImportRequest, type UndoneImport } from './leadImports'
import { pathOf } from './paths'
import { ofList } from './tags'

type Build = EndpointBuilder<typeof documentBaseQuery, 'list', 'api'>

const fileLists = [ofList('client_file')]
const leadLists = [ofList('client_lead'), ofList('client_lead_import')]
const addressOf = (id: string): string => pathOf({ type: 'client_file', id })

/** What is done from the lists of client files and of leads. */
export const listOperations = (build: Build) => ({
  /** Copies a client file, by its id; the answer is the copy. */
  replicateClientFile: build.mutation<Answer, string>({
    query: (id) => ({ method: 'POST', path: `${addressOf(id)}/replicate` }),
    invalidatesTags: (answer) => (answer ? fileLists : []),
  }),
  /** Puts a client file away, or takes it back. */
  archiveClientFile: build.mutation<Answer, { readonly id: string; readonly isArchived: boolean }>({
    query: ({ id, isArchived }) => ({
      method: 'POST',
      path: `${addressOf(id)}/${isArchived ? 'archive' : 'unarchive'}`,
    }),
    invalidatesTags: (answer) => (answer ? fileLists : []),
  }),
  /** Gives a client file to a colleague. */
  assignClientFile: build.mutation<Answer, { readonly id: string; readonly adviser_id: string }>({
    query: ({ id, adviser_id }) => ({ method: 'PUT', path: `${addressOf(id)}/adviser`, body: { adviser_id } }),
    invalidatesTags: (answer) => (answer ? fileLists : []),
  }),
  /** The colleagues to whom a client file may be given. */
  fileAdvisers: build.query<Answer, undefined>({ query: () => ({ method: 'GET', path: '/v3/client-files/advisers' }) }),
  /** The colleagues to whom a lead may be given. */
  leadAdvisers: build.query<Answer, undefined>({ query: () => ({ method: 'GET', path: '/v3/client-leads/advisers' }) }),
  importLeads: build.mutation<LeadImport, LeadImportRequest>({
    queryFn: importLeads,
    invalidatesTags: (done) => (done ? leadLists : []),
  }),
  /** By the id of an import. */
  undoLeadImport: build.mutation<UndoneImport, string>({
    queryFn: undoLeadImport,
    invalidatesTags: (undone) => (undone ? leadLists : []),
  }),
})

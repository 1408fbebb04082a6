import { api, ofList, type Answer } from '#client/api'
import '../perimeter/api'

interface ManagedChange {
  readonly path: string
  readonly body: object
}

/** What the firm says of programmes and puts forward of them. */
export const managedApi = api.injectEndpoints({
  endpoints: (build) => ({
    managedLots: build.query<Answer, string>({
      query: (id) => ({ method: 'GET', path: `/v3/company/programs-management/${id}/properties` }),
      providesTags: [ofList('managed_property')],
    }),
    addDocument: build.mutation<Answer, { readonly program: string; readonly file: File }>({
      query: ({ program, file }) => ({
        method: 'POST',
        path: `/v3/company/programs-management/${program}/add-document`,
        body: { document: file },
        multipart: true,
      }),
      invalidatesTags: (answer) => (answer ? [ofList('program')] : []),
    }),
    deleteDocument: build.mutation<Answer, { readonly program: string; readonly document: string }>({
      query: ({ program, document }) => ({
        method: 'DELETE',
        path: `/v3/company/programs-management/${program}/delete-document/${document}`,
      }),
      invalidatesTags: (answer) => (answer ? [ofList('program')] : []),
    }),
    changeManaged: build.mutation<Answer, ManagedChange>({
      query: ({ path, body }) => ({ method: 'PUT', path: `/v3/company/programs-management/${path}`, body }),
      invalidatesTags: (answer) =>
        answer ? [ofList('managed_property'), ofList('managed_program'), ofList('property'), ofList('program')] : [],
    }),
  }),
})

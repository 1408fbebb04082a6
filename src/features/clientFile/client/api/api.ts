import type { Attributes } from '#contract'
import { api, ofList, pathOf, type Answer } from '#client/api'
import { completeAddress, type FoundAddresses } from '#client/screens/places'

const fileLists = [ofList('client_file')]
/** Of several files that are acted on one after the other, whoever acts has the lists read again, once. */
interface OfSeveral {
  readonly isOfSeveral?: boolean
}
const addressOf = (id: string): string => pathOf({ type: 'client_file', id })

/** What is done with a client file besides the five verbs. */
export const clientFileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Creates a client file from the figures of its household (`householdCreation`). */
    createClientFile: build.mutation<Answer, object>({
      query: (household) => ({ method: 'POST', path: pathOf({ type: 'client_file' }), body: household }),
      invalidatesTags: (answer) => (answer ? [ofList('client_file'), ofList('client_lead')] : []),
    }),
    /** Copies a client file, by its id; the answer is the copy. */
    replicateClientFile: build.mutation<Answer, string>({
      query: (id) => ({ method: 'POST', path: `${addressOf(id)}/replicate` }),
      invalidatesTags: (answer) => (answer ? fileLists : []),
    }),
    /** Puts a client file away, or takes it back. */
    archiveClientFile: build.mutation<Answer, OfSeveral & { readonly id: string; readonly isArchived: boolean }>({
      query: ({ id, isArchived }) => ({
        method: 'POST',
        path: `${addressOf(id)}/${isArchived ? 'archive' : 'unarchive'}`,
      }),
      invalidatesTags: (answer, _failure, { isOfSeveral = false }) => (answer && !isOfSeveral ? fileLists : []),
    }),
    /** Gives a client file to a colleague. */
    assignClientFile: build.mutation<Answer, OfSeveral & { readonly id: string; readonly adviser_id: string }>({
      query: ({ id, adviser_id }) => ({ method: 'PUT', path: `${addressOf(id)}/adviser`, body: { adviser_id } }),
      invalidatesTags: (answer, _failure, { isOfSeveral = false }) => (answer && !isOfSeveral ? fileLists : []),
    }),
    /** The colleagues to whom a client file may be given. */
    fileAdvisers: build.query<Answer, undefined>({
      query: () => ({ method: 'GET', path: '/v3/client-files/advisers' }),
    }),
    /** Leaves a line in the history of a client file: it was shown to the client. */
    recordMeeting: build.mutation<
      Answer,
      { readonly clientFileId: string; readonly attributes: Attributes<'meeting'>; readonly idempotencyKey: string }
    >({
      query: ({ clientFileId, attributes, idempotencyKey }) => ({
        method: 'POST',
        path: `${pathOf({ type: 'client_file', id: clientFileId })}/meetings`,
        body: attributes,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: (answer) => (answer ? [ofList('field_change')] : []),
    }),
    /** By the text typed so far. */
    completeAddress: build.query<FoundAddresses, string>({ queryFn: completeAddress }),
  }),
})

import { api, askMeta, ofList, pathOf, type Answer } from '#client/api'
import { parseVersions, type SignedVersions } from './versions'

const accountPath = (id: string): string => pathOf({ type: 'pp_account', id })

interface PaperSignature {
  readonly accountId: string
  readonly file: File
  /** `YYYY-MM-DD`; null for today. */
  readonly signedOn: string | null
}

/** The signature of the questionnaire of an account. */
export const scpiSignaturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was signed of an account, by its id, and what it says now. */
    versions: build.query<SignedVersions, string>({
      queryFn: (accountId, store) =>
        askMeta({ method: 'GET', path: `${accountPath(accountId)}/versions` }, store, parseVersions),
      providesTags: [ofList('field_change')],
    }),
    /** Keeps what a client signed by hand, with its page. */
    signOnPaper: build.mutation<Answer, PaperSignature>({
      query: ({ accountId, file, signedOn }) => ({
        method: 'PUT',
        path: accountPath(accountId),
        multipart: true,
        body: {
          action: 'sign',
          signed_with: 'paper',
          page: file,
          ...(signedOn === null ? {} : { signed_on: signedOn }),
        },
        about: { type: 'pp_account', id: accountId },
      }),
      invalidatesTags: (answer) => (answer ? [ofList('field_change'), ofList('scpi_client')] : []),
    }),
    /** Undoes the signature of the questionnaire of an account, by its id. */
    unsign: build.mutation<Answer, { readonly accountId: string; readonly reason: string }>({
      query: ({ accountId, reason }) => ({
        method: 'PUT',
        path: accountPath(accountId),
        body: { action: 'unsign', reason },
        about: { type: 'pp_account', id: accountId },
      }),
      invalidatesTags: (answer) => (answer ? [ofList('field_change'), ofList('scpi_client')] : []),
    }),
  }),
})

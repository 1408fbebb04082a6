import { api, ofList, type Answer } from '#client/api'

const PATH = '/scpi/v1/informations'

interface FirmChange {
  readonly attributes: object
  /** The version that the change was made on. */
  readonly version: number | undefined
}

interface HistoryPage {
  readonly number: number
  readonly size: number
}

/** What the firm says of itself in the SCPI area, and who changed it. */
export const firmApi = api.injectEndpoints({
  endpoints: (build) => ({
    scpiFirm: build.query<Answer, undefined>({
      query: () => ({ method: 'GET', path: PATH }),
      providesTags: [ofList('scpi_firm')],
    }),
    updateScpiFirm: build.mutation<Answer, FirmChange>({
      query: ({ attributes, version }) => ({
        method: 'PUT',
        path: PATH,
        body: attributes,
        headers: version === undefined ? {} : { 'If-Match': `"${String(version)}"` },
      }),
      invalidatesTags: (answer) => (answer ? [ofList('setting_change')] : []),
    }),
    scpiFirmHistory: build.query<Answer, HistoryPage>({
      query: ({ number, size }) => ({ method: 'GET', path: `${PATH}/history`, query: { page: { number, size } } }),
      providesTags: [ofList('setting_change')],
    }),
  }),
})

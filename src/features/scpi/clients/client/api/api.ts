import { api, askMeta, ofList, pathOf, type Answer } from '#client/api'
import { completeAddress, type FoundAddresses } from '#client/screens/places'
import type { ClientFigures } from '#features/scpi/clients/contract'
import type { AuthorisedFields } from '#features/scpi/clients/contract/rules'
import { importClients, type ImportAnswer, type ImportRequest } from './clientImports'
import { readAuthorisedFields } from './fieldAccess'
import { parseFigures } from './figures'

/** Who somebody is recognised by. */
export interface Known {
  readonly email?: string
  readonly firstname1?: string
  readonly lastname?: string
  readonly birthdate?: string
}

const CLIENTS = pathOf({ type: 'scpi_client' })
const clientPath = (id: string): string => pathOf({ type: 'scpi_client', id })

/** What is done with SCPI clients besides the five verbs. */
export const scpiClientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of this client, or of a new one. */
    authorisedFields: build.query<AuthorisedFields, string | undefined>({ queryFn: readAuthorisedFields }),
    /** The clients of the firm who seem to be the same person. */
    clientDuplicates: build.query<Answer, Known>({
      query: (known) => ({ method: 'GET', path: `${CLIENTS}/duplicates`, query: { filter: { ...known } } }),
    }),
    /** The real-estate files of a client, by the client’s id, which the person may read. */
    clientFilesOf: build.query<Answer, string>({
      query: (id) => ({ method: 'GET', path: `${clientPath(id)}/client-files` }),
      providesTags: [ofList('client_file')],
    }),
    /** Opens a real-estate file for a client, by the client’s id. */
    openClientFile: build.mutation<Answer, string>({
      query: (id) => ({ method: 'POST', path: `${clientPath(id)}/client-files`, body: {} }),
      // Refused, there is one that somebody else has just opened.
      invalidatesTags: [ofList('client_file')],
    }),
    /** The colleagues who follow SCPI clients. */
    clientAdvisers: build.query<Answer, undefined>({
      query: () => ({ method: 'GET', path: `${CLIENTS}/advisers` }),
    }),
    /** How many clients the person lists, and how they stand; read again when their list is. */
    clientFigures: build.query<ClientFigures, undefined>({
      queryFn: (_all, store) => askMeta({ method: 'GET', path: `${CLIENTS}/figures` }, store, parseFigures),
      providesTags: [ofList('scpi_client')],
    }),
    /** Opens the account of a client, by the client’s id; the one that is there already is answered. */
    openAccount: build.mutation<Answer, { readonly clientId: string; readonly attributes?: object }>({
      query: ({ clientId, attributes = {} }) => ({
        method: 'POST',
        path: `${clientPath(clientId)}/pp-account`,
        body: attributes,
      }),
      invalidatesTags: (answer) => (answer ? [ofList('scpi_client')] : []),
    }),
    /** Invites a client, by their id, to the portal. */
    sendWelcome: build.mutation<Answer, string>({
      query: (id) => ({ method: 'POST', path: `${clientPath(id)}/send-welcome-email` }),
      invalidatesTags: (answer) => (answer ? [ofList('field_change'), ofList('scpi_client')] : []),
    }),
    /** Closes the portal of a client, by their id. */
    lockPortal: build.mutation<Answer, string>({
      query: (id) => ({ method: 'POST', path: `${clientPath(id)}/lock-portal` }),
      invalidatesTags: (answer) => (answer ? [ofList('field_change'), ofList('scpi_client')] : []),
    }),
    importClients: build.mutation<ImportAnswer, ImportRequest>({
      queryFn: importClients,
      invalidatesTags: (answer, _failure, { isTrial }) => (answer && !isTrial ? [ofList('scpi_client')] : []),
    }),
    /** By the text typed so far. */
    clientAddresses: build.query<FoundAddresses, string>({ queryFn: completeAddress, keepUnusedDataFor: 60 }),
  }),
})

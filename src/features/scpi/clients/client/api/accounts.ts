import { api, askMeta, ofList, pathOf, type Answer } from '#client/api'
import { parseContradictions, type Contradiction } from './contradictions'
import { parseTestState, type TestState } from '#features/scpi/clients/contract/questions'

const accountPath = (id: string): string => pathOf({ type: 'pp_account', id })
const quizPath = (accountId: string): string => pathOf({ type: 'quiz', parentId: accountId })

/** The sections of a mass. */
export const MASS_SECTIONS = ['income', 'charge', 'financialAsset', 'nonFinancialAsset', 'loans'] as const

interface ScoreRequest {
  readonly code: string
  readonly accountId: string
}

interface TestAction {
  readonly accountId: string
  /** Ends the attempt that is open, or opens another one. */
  readonly action: 'submit' | 'restart'
}

/** What is asked of investor accounts, and done with them, besides the five verbs. */
export const scpiAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The masses of an account, by its id, with all that they hold. */
    masses: build.query<Answer, string>({
      query: (accountId) => ({
        method: 'GET',
        path: `${accountPath(accountId)}/pp-entities`,
        query: { include: MASS_SECTIONS },
      }),
      providesTags: [ofList('pp_entity')],
    }),
    /** Creates the mass that the holder of an account, by its id, shares with his spouse. */
    shareMass: build.mutation<Answer, string>({
      query: (accountId) => ({ method: 'POST', path: `${accountPath(accountId)}/pp-entities`, body: {} }),
      invalidatesTags: (answer) => (answer ? [ofList('pp_entity')] : []),
    }),
    /** Says what becomes of a shared mass, by its id: it may be no more from then on. */
    settleMass: build.mutation<Answer, { readonly id: string; readonly body: object }>({
      query: ({ id, body }) => ({ method: 'POST', path: `${pathOf({ type: 'pp_entity', id })}/outcome`, body }),
      invalidatesTags: (answer) => (answer ? [ofList('pp_entity'), ofList('field_change'), ofList('scpi_client')] : []),
    }),
    score: build.query<Answer, ScoreRequest>({
      query: ({ code, accountId }) => ({ method: 'GET', path: `/scpi/v1/scores/${code}/${accountId}` }),
    }),
    /** Of the answers of an account, by its id. */
    contradictions: build.query<readonly Contradiction[], string>({
      queryFn: (accountId, store) =>
        askMeta({ method: 'GET', path: `${accountPath(accountId)}/contradictions` }, store, parseContradictions),
    }),
    /** Of an account, by its id. */
    knowledgeTest: build.query<TestState, string>({
      queryFn: (accountId, store) => askMeta({ method: 'GET', path: quizPath(accountId) }, store, parseTestState),
      providesTags: [ofList('quiz')],
    }),
    actOnTest: build.mutation<TestState, TestAction>({
      queryFn: ({ accountId, action }, store) =>
        askMeta({ method: 'PUT', path: quizPath(accountId), body: { action } }, store, parseTestState),
      invalidatesTags: (answer) => (answer ? [ofList('quiz')] : []),
    }),
  }),
})

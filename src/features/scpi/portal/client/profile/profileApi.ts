import { api, askMeta, ofList, pathOf, type Answer } from '#client/api'
import { parseTestState, type TestState } from '#features/scpi/clients/contract/questions'

const accountPath = (id: string): string => pathOf({ type: 'pp_account', id })
const quizOf = (id: string) => ({ path: `${accountPath(id)}/quiz`, about: { type: 'pp_account', id } }) as const

const MASS_PARTS = ['income', 'charge', 'financialAsset', 'nonFinancialAsset', 'loans'] as const

/** Which they are is kept, so that the questionnaire opens again without a network. Seconds. */
const DAY = 24 * 60 * 60

export const scoreCodes = [
  'investor-profile',
  'knowledge-experience',
  'knowledge-experience-scpi',
  'ability-to-sustain-loss',
  'extra-financial-profile',
] as const
export type ScoreCode = (typeof scoreCodes)[number]

/** What a client does with his questionnaire besides answering it. Accounts are named by their id. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The masses of an account, with what they hold. */
    portalMasses: build.query<Answer, string>({
      query: (id) => ({ method: 'GET', path: `${accountPath(id)}/pp-entities`, query: { include: MASS_PARTS } }),
      keepUnusedDataFor: DAY,
    }),
    portalScore: build.query<Answer, { readonly code: ScoreCode; readonly accountId: string }>({
      query: ({ code, accountId }) => ({ method: 'GET', path: `/scpi/v1/scores/${code}/${accountId}` }),
    }),
    portalCorrection: build.query<TestState, string>({
      queryFn: (id, store) => askMeta({ method: 'GET', ...quizOf(id) }, store, parseTestState),
      providesTags: [ofList('quiz')],
    }),
    /** Hands the knowledge test in, or opens another attempt at it. */
    actOnOwnTest: build.mutation<Answer, { readonly id: string; readonly action: 'submit' | 'restart' }>({
      query: ({ id, action }) => ({ method: 'PUT', ...quizOf(id), body: { action } }),
      invalidatesTags: (answer) => (answer ? [ofList('quiz')] : []),
    }),
    signProfile: build.mutation<Answer, string>({
      query: (id) => ({ method: 'PUT', path: accountPath(id), body: { action: 'sign' } }),
    }),
    /** Opens what is signed to changes. */
    unsignProfile: build.mutation<Answer, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => ({ method: 'PUT', path: accountPath(id), body: { action: 'unsign', reason } }),
    }),
  }),
})

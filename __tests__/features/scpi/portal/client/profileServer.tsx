import {
  ChapterScreen,
  ProfileFrame,
  ProfileScreen,
  SummaryScreen,
} from '../../../../../src/features/scpi/portal/client/profile'
import { generalQuestions, scpiQuestions } from '#features/scpi/clients/contract/questions'
import { authorisedFields } from '#features/scpi/clients/contract/rules'
import { json } from '../../../../support/client/answers'
import { userDocument } from '../../../../support/client/application'
import { ACCOUNT, client, CLIENT, openScreens, type Answers } from '../../clients/client/scpiServer'

const MASS = '7e000000-0000-4000-8000-000000000001'
export const PROFILE = '/espace-client/mon-profil'
export const QUIZ = `PUT /scpi/v1/pp-accounts/${ACCOUNT}/quiz`
export const CHARGE = `PUT /scpi/v1/pp-entities/${MASS}/charge`

type Values = Readonly<Record<string, unknown>>

/** The section that holds each type, by its relationship and its path. */
const sections = {
  pp_professional_situation: ['professionalSituation', 'professional-situation'],
  financial_situation: ['financialSituation', 'financial-situation'],
  fiscality: ['fiscality', 'fiscality'],
  pp_objective: ['objective', 'objective'],
  quiz: ['quiz', 'quiz'],
  politically_exposed_person: ['politicallyExposedPerson', 'politically-exposed-person'],
} as const
const massParts = {
  pp_income: ['income', 'income'],
  pp_charge: ['charge', 'charge'],
  financial_asset: ['financialAsset', 'financial-asset'],
  non_financial_asset: ['nonFinancialAsset', 'non-financial-asset'],
} as const

/** Where a write of each type goes. */
const writes = new Map<string, string>([
  ...Object.entries(sections).map(([type, [, path]]) => [`PUT /scpi/v1/pp-accounts/${ACCOUNT}/${path}`, type] as const),
  ...Object.entries(massParts).map(([type, [, path]]) => [`PUT /scpi/v1/pp-entities/${MASS}/${path}`, type] as const),
])

const to = (type: string) => ({ data: { type, id: `${type} 1` } })
const section = (type: string, attributes: Values) => ({
  type,
  id: `${type} 1`,
  attributes,
  relationships: {},
  meta: { version: 1 },
})

/** What the client answered when the page opens, by section; and what stands on his account. */
export interface Held {
  readonly account?: Values
  readonly answered?: Readonly<Record<string, Values>>
}

/** A server that holds the questionnaire of one client, and takes what is answered. */
export function holding({ account: held = {}, answered = {} }: Held): Answers {
  const values: Record<string, Values> = { ...answered }
  const account = () => ({
    type: 'pp_account',
    id: ACCOUNT,
    attributes: { kyc_signed_at: null, kyc_valid_until: null, ...held },
    relationships: Object.fromEntries(Object.entries(sections).map(([type, [name]]) => [name, to(type)])),
    meta: { version: 1 },
  })
  const mass = {
    type: 'pp_entity',
    id: MASS,
    attributes: { entity_type: 'own' },
    relationships: {
      ...Object.fromEntries(Object.entries(massParts).map(([type, [name]]) => [name, to(type)])),
      loans: { data: [] },
    },
    meta: { version: 1 },
  }
  return async (line, request) => {
    if (line === 'GET /v3/me') return json(200, userDocument(CLIENT))
    if (line === `GET /scpi/v1/client/${CLIENT}`)
      return json(200, {
        data: client(CLIENT, {}, { ppAccount: { data: { type: 'pp_account', id: ACCOUNT } } }),
        included: [account()],
      })
    if (line === 'GET /scpi/v1/client/authorised-form-fields')
      return json(200, { data: { type: 'authorised_form_fields', id: CLIENT, attributes: FIELDS } })
    if (line === `GET /scpi/v1/pp-accounts/${ACCOUNT}`)
      return json(200, {
        data: account(),
        included: Object.keys(sections).map((type) => section(type, values[type] ?? {})),
      })
    if (line === `GET /scpi/v1/pp-accounts/${ACCOUNT}/pp-entities`)
      return json(200, {
        data: [mass],
        included: Object.keys(massParts).map((type) => section(type, values[type] ?? {})),
      })
    const type = writes.get(line)
    if (type === undefined) return undefined
    values[type] = { ...values[type], ...((await request.json()) as object) }
    return json(200, { data: section(type, values[type]) })
  }
}

const FIELDS = authorisedFields(
  { kind: 'client', permissions: new Set(['scpi_edit_clients'] as const), roles: [] },
  false,
)

const routes = [
  {
    path: PROFILE,
    Component: ProfileFrame,
    children: [
      { index: true, Component: ProfileScreen },
      { path: 'synthese', Component: SummaryScreen },
      { path: ':chapter', Component: ChapterScreen },
    ],
  },
]

export const openProfile = (address: string, answers: Answers) => openScreens(routes, address, answers)

/** Every question of the knowledge test, answered the same. */
export const testAnswered: Values = Object.fromEntries(
  [...Object.keys(generalQuestions), ...Object.keys(scpiQuestions)].map((name) => [name, 'b']),
)

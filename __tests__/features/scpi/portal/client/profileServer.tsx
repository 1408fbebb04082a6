import {
  ChapterScreen,
  ProfileFrame,
  ProfileScreen,
  SummaryScreen,
} from '../../../../../src/features/scpi/portal/client/profile'
import { definitionOf, type ResourceType } from '#contract'
import { generalQuestions, productFamilies, scpiQuestions } from '#features/scpi/clients/contract/questions'
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

/** A right answer to every question that is asked of who has nothing special to say. */
export const complete: Readonly<Record<string, Values>> = {
  pp_professional_situation: {
    work_status: 'retirement',
    work_sector: 'none',
    profession: 'Institutrice',
    socio_professional_category: '7',
    retirement_age: 62,
  },
  financial_situation: { monthly_saving_amount: 200, precautionary_saving_amount: 5000 },
  fiscality: {
    fiscal_residence: 'FR',
    fiscal_type: 'resident_ir',
    fiscal_identification_number: '0123456789012',
    us_person: false,
    fiscal_part: 1,
    taxable_income_amount: 24000,
    property_income_regime: 'none',
    ifi_liable: false,
  },
  pp_objective: {
    premium_investments: ['future_income'],
    investment_duration: '8y_10y',
    investment_risk: 'moderate',
    max_loss_accepted: 'lte_25',
    liquidity_need: 'none',
  },
  quiz: {
    ...testAnswered,
    ...firstOf(
      'quiz',
      /^(exp_.*_(operations|holding)|tol_|scpi_(operations|holding|invested)|experienced_|loss_|educ|finance|manag)/,
    ),
    ...Object.fromEntries(Object.keys(productFamilies).map((family) => [`exp_${family}_currently_held`, false])),
    scpi_has_sold_shares: false,
    scpi_experienced_price_drop: false,
    knowledge_submitted_at: '2026-11-28T09:00:00.000Z',
    esg_information_given_at: '2026-11-28',
    esg_interest: 'no',
  },
  politically_exposed_person: { is_direct_pep: false, is_indirect_pep: false, is_under_legal_protection: false },
  pp_income: { income_types: ['pensions'], ...zero('pp_income') },
  pp_charge: { ...zero('pp_charge'), tmi_rate: 0.11 },
  financial_asset: zero('financial_asset'),
  non_financial_asset: zero('non_financial_asset'),
}

/** The first choice of each field of this kind. */
function firstOf(type: ResourceType, names: RegExp): Values {
  const fields = Object.entries(definitionOf(type).fields).filter(([name]) => names.test(name))
  return Object.fromEntries(fields.map(([name, { choices = [] }]) => [name, choices[0]?.value]))
}

/** No euro in any amount. */
function zero(type: ResourceType): Values {
  const fields = Object.entries(definitionOf(type).fields).filter(([, { kind }]) => kind === 'amount')
  return Object.fromEntries(fields.map(([name]) => [name, 0]))
}

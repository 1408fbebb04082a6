import type { RouteObject } from 'react-router-dom'
import { ClientScreen } from '../../../../../src/features/scpi/clients/client/file/ClientScreen'
import { json } from '../../../../support/client/answers'
import { ACCOUNT, adviser, client, CLIENT, type Answers } from './scpiServer'

/** The file of a client, with one of its parts. */
export const fileWith = (Component: NonNullable<RouteObject['Component']>): RouteObject[] => [
  {
    path: '/clients/:uuid',
    Component: ClientScreen,
    children: [
      { index: true, Component },
      { path: '*', Component },
    ],
  },
]

export const MASS = '7e000000-0000-4000-8000-000000000001'
export const JOINT = '7e000000-0000-4000-8000-000000000002'
export const OTHER_ACCOUNT = '7b000000-0000-4000-8000-000000000002'

const ofAccount = {
  financialSituation: ['financial_situation', 'financial-situation'],
  fiscality: ['fiscality', 'fiscality'],
  professionalSituation: ['pp_professional_situation', 'professional-situation'],
  politicallyExposedPerson: ['politically_exposed_person', 'politically-exposed-person'],
  objective: ['pp_objective', 'objective'],
  quiz: ['quiz', 'quiz'],
} as const
const ofMass = {
  income: ['pp_income', 'income'],
  charge: ['pp_charge', 'charge'],
  financialAsset: ['financial_asset', 'financial-asset'],
  nonFinancialAsset: ['non_financial_asset', 'non-financial-asset'],
} as const

type Values = Readonly<Record<string, unknown>>

interface Held {
  /** Attributes of the account. */
  readonly account?: Values
  /** Attributes of sections, by type; the same for every mass. */
  readonly sections?: Readonly<Record<string, Values>>
  /** Two persons hold a second mass. */
  readonly isShared?: boolean
  /** Attributes of the second mass, as they are now. */
  readonly joint?: () => Values
  /** Loans of the client’s own mass. */
  readonly loans?: readonly Values[]
  /** What the server answers besides, or instead. */
  readonly more?: Answers
}

/** The id of a section: that of its root, but for the first eight characters. */
const idOf = (root: string, rank: number): string => `7f${String(rank).padStart(6, '0')}${root.slice(8)}`

/** A server that holds a client, his account with its sections, and his masses; it takes what is written. */
export function holdingQuestionnaire({
  account = {},
  sections = {},
  isShared = false,
  joint = () => ({}),
  loans = [],
  more,
}: Held): Answers {
  const written = new Map<string, Values>()
  const sectionsOf = (root: string, kinds: Readonly<Record<string, readonly [string, string]>>) =>
    Object.entries(kinds).map(([relationship, [type, path]], rank) => ({
      relationship,
      path,
      resource: () => ({
        type,
        id: idOf(root, rank),
        attributes: { ...sections[type], ...written.get(idOf(root, rank)) },
        relationships: {},
        meta: { version: 1 + (written.has(idOf(root, rank)) ? 1 : 0) },
      }),
    }))
  const accountParts = sectionsOf(ACCOUNT, ofAccount)
  const massParts = new Map([MASS, JOINT].map((id) => [id, sectionsOf(id, ofMass)]))
  const linksOf = (parts: typeof accountParts) =>
    Object.fromEntries(
      parts.map(({ relationship, resource }) => [relationship, { data: { type: resource().type, id: resource().id } }]),
    )
  const accountResource = () => ({
    type: 'pp_account',
    id: ACCOUNT,
    attributes: { client_id: CLIENT, nb_children: 0, ...account },
    relationships: {
      children: { data: [] },
      contradictionComments: { data: [] },
      client: { data: { type: 'scpi_client', id: CLIENT } },
      ...linksOf(accountParts),
    },
    meta: { version: 1 },
  })
  const loanResources = loans.map((attributes, rank) => ({
    type: 'pp_entity_loan',
    id: idOf(MASS, 100 + rank),
    attributes,
    relationships: {},
    meta: { version: 1 },
  }))
  const mass = (id: string) => ({
    type: 'pp_entity',
    id,
    attributes: {
      entity_type: id === MASS ? 'own' : 'joint',
      holders:
        id === MASS
          ? [{ pp_account_id: ACCOUNT, share_rate: 1 }]
          : [
              { pp_account_id: ACCOUNT, share_rate: 0.5 },
              { pp_account_id: OTHER_ACCOUNT, share_rate: 0.5 },
            ],
      ...(id === JOINT ? joint() : {}),
      ...written.get(id),
    },
    relationships: {
      ...linksOf(massParts.get(id) ?? []),
      loans: { data: id === MASS ? loanResources.map(({ type, id: loan }) => ({ type, id: loan })) : [] },
    },
    meta: { version: 1 },
  })
  const heldBy = (id: string) => [
    ...(massParts.get(id) ?? []).map(({ resource }) => resource()),
    ...(id === MASS ? loanResources : []),
  ]
  const masses = isShared ? [MASS, JOINT] : [MASS]
  const reading = (line: string): Response | undefined => {
    if (line === `GET /scpi/v1/client/${CLIENT}`)
      return json(200, {
        data: client(CLIENT, {}, { ppAccount: { data: { type: 'pp_account', id: ACCOUNT } } }),
        included: [adviser, accountResource()],
      })
    if (line === 'GET /scpi/v1/client/authorised-form-fields') return json(503, { message: 'Occupé' })
    if (line === `GET /scpi/v1/pp-accounts/${ACCOUNT}`)
      return json(200, { data: accountResource(), included: accountParts.map(({ resource }) => resource()) })
    if (line === `GET /scpi/v1/pp-accounts/${ACCOUNT}/pp-entities`)
      return json(200, {
        data: masses.map(mass),
        included: masses.flatMap(heldBy),
        meta: { current_page: 1, total: masses.length, last_page: 1 },
      })
    const one = masses.find((id) => line === `GET /scpi/v1/pp-entities/${id}`)
    return one === undefined ? undefined : json(200, { data: mass(one), included: heldBy(one) })
  }
  const writing = async (line: string, request: Request): Promise<Response | undefined> => {
    const roots = [
      { path: `/scpi/v1/pp-accounts/${ACCOUNT}`, parts: accountParts },
      ...masses.map((id) => ({ path: `/scpi/v1/pp-entities/${id}`, parts: massParts.get(id) ?? [] })),
    ]
    const asked = roots.flatMap(({ path, parts }) =>
      parts.filter((part) => line === `PUT ${path}/${part.path}`).map(({ resource }) => resource),
    )[0]
    const id = asked?.().id ?? masses.find((each) => line === `PUT /scpi/v1/pp-entities/${each}`)
    if (id === undefined) return undefined
    written.set(id, { ...written.get(id), ...((await request.json()) as Values) })
    return json(200, { data: asked?.() ?? mass(id) })
  }
  return async (line, request) => (await more?.(line, request)) ?? reading(line) ?? writing(line, request)
}

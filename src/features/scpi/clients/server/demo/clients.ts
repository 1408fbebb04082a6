import { initialAttributes, resources, type Attributes } from '#contract'
import { FRANCE } from '#contract/countries'
import { assemble, type Resource } from '#contract/jsonapi'
import { createdAtOf, firmIds, type FirmIds } from '#features/account/server/demo'
import { completionOf } from '#features/scpi/clients/contract/rules'
import { drawFrom, firstNames, lastNames, type DemoMaking, type Draw, type Tables } from '#server/demo'
import { accountIdOf, accountRows } from './accountRows'
import { people, type DemoPerson } from './people'

const MAIL = 'courriel.example'
/** A large firm has as many clients. */
const OF_A_LARGE_FIRM = 3_000

const drawOf = (key: string): Draw => drawFrom(`scpi client ${key}`)

/** The id of a client of the demo, by key. */
export const scpiClientIdOf = (key: string): string => drawOf(key).uuid()

type Values = Readonly<Record<string, unknown>>

const born = (asOf: Date, age: number, draw: Draw): string =>
  `${String(asOf.getUTCFullYear() - age - 1)}-${String(draw.whole(1, 9)).padStart(2, '0')}-${String(draw.whole(10, 28))}`

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

const make = <Type extends Resource['type']>(type: Type, id: string, attributes: Partial<Attributes<Type>>): Resource =>
  assemble({ type, id }, { attributes, relationships: {} })

interface Making {
  readonly person: DemoPerson
  readonly asOf: Date
  readonly draw: Draw
  readonly id: string
}

function clientOf({ person, asOf, draw, id }: Making): Resource {
  const { client, age, home, spouse } = person
  const [address = null, postal_code = null, municipality = null] = home ?? []
  const isKnown = age !== undefined
  return make('scpi_client', id, {
    ...initialAttributes(resources.scpi_client),
    email: `${plain(client.firstname1 ?? '')}.${plain(client.lastname ?? '')}@${MAIL}`,
    birth_name: client.lastname,
    birthdate: isKnown ? born(asOf, age, draw) : null,
    nationality1: isKnown ? FRANCE : null,
    birth_municipality: isKnown ? (municipality ?? 'Nîmes') : null,
    birth_country: isKnown ? FRANCE : null,
    address,
    postal_code,
    municipality,
    status: 'prospect',
    portal_status: 'none',
    ...client,
    conjoint_id: spouse === undefined ? null : scpiClientIdOf(spouse),
  })
}

const representativeOf = ({ person: { representative }, asOf, draw }: Making): Resource[] => {
  if (!representative) return []
  const { age, ...attributes } = representative
  return [
    make('representative', draw.uuid(), {
      ...initialAttributes(resources.representative),
      ...attributes,
      birthdate: born(asOf, age, draw),
    }),
  ]
}

function accountOf({ person: { key, household, children = [], client }, asOf, draw, id }: Making): readonly Resource[] {
  if (!household) return []
  const [nb_children, nb_dependent_children, nb_people_legal_family] = household
  return [
    make('pp_account', accountIdOf(key), {
      nb_children,
      nb_dependent_children,
      nb_people_legal_family,
      client_id: id,
      questionnaire_version: '2026.1',
    }),
    ...children.map(({ firstname, age }) =>
      make('pp_account_child', draw.uuid(), {
        ...initialAttributes(resources.pp_account_child),
        firstname,
        lastname: client.lastname,
        birthdate: born(asOf, age, draw),
        is_dependent: age < 18,
      }),
    ),
  ]
}

const stored = (type: Resource['type'], { attributes }: Resource): Values => {
  const names = Object.keys(resources[type].fields)
  const values: Values = attributes
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}

const WITHOUT = ['completeness', 'completion', 'firm_name', 'created_at', 'updated_at']
const OF_CLIENT = ['kyc_signed_at', 'kyc_valid_until']
const columnsOf = (resource: Resource): Values =>
  Object.fromEntries(
    Object.entries(stored(resource.type, resource)).filter(
      ([name]) => !WITHOUT.includes(name) && (resource.type === 'scpi_client' || !OF_CLIENT.includes(name)),
    ),
  )

const COMMUNITY = 'community_property'

/** The spouse of the second of a couple, where both have an account and things in common. */
function partnerOf({ key, spouse, family }: DemoPerson, ids: FirmIds) {
  const partner = people.find((one) => one.key === spouse)
  if (!partner?.household || spouse === undefined || family?.mariage_contract_type !== COMMUNITY) return undefined
  // Of the two, the one whose key comes last writes it.
  if (key.localeCompare(spouse) < 0) return undefined
  return { key: spouse, client_id: scpiClientIdOf(spouse), adviser_id: ids.user.get(partner.adviser) ?? '' }
}

function rowsOf(person: DemoPerson, { asOf, ids }: { readonly asOf: Date; readonly ids: FirmIds }): Tables {
  const draw = drawOf(person.key)
  const id = draw.uuid()
  const making: Making = { person, asOf, draw, id }
  const company_id = ids.company[person.firm]
  const adviser_id = ids.user.get(person.adviser) ?? ''
  const since = createdAtOf(asOf)
  const stamps = {
    version: 1,
    created_at: since,
    updated_at: new Date(asOf.getTime() - draw.whole(1, 900) * 3_600_000).toISOString(),
  }
  const client = clientOf(making)
  const family = make('family_situation', draw.uuid(), {
    ...initialAttributes(resources.family_situation),
    ...person.family,
  })
  const representatives = representativeOf(making)
  const [account, ...children] = accountOf(making)
  const row = (resource: Resource, more: object) => ({
    company_id,
    id: resource.id,
    ...columnsOf(resource),
    ...more,
    ...stamps,
  })
  const ofClient = { scpi_client_id: id }
  return {
    scpi_clients: [row(client, { adviser_id, completion: completionOf([client, family, ...representatives]) })],
    scpi_client_family_situation: [row(family, ofClient)],
    scpi_client_representatives: representatives.map((one) => row(one, ofClient)),
    ...(account
      ? accountRows(
          { account, children, person },
          { row, draw, asOf, ofClient: { client_id: id, adviser_id }, partner: partnerOf(person, ids) },
        )
      : {}),
    pp_account_children: account ? children.map((child) => row(child, { pp_account_id: account.id })) : [],
  }
}

/** Other clients of a large firm. */
const crowd = (count: number): DemoPerson[] =>
  Array.from({ length: count }, (_, index) => {
    const draw = drawOf(`crowd ${String(index)}`)
    const honorific = draw.chance(0.5) ? 'mr' : 'mrs'
    const firstname1 = draw.pick(firstNames[honorific])
    const lastname = lastNames[index % lastNames.length] ?? ''
    return {
      key: `crowd-${String(index)}`,
      firm: 'ormeval',
      adviser: index % 3 === 0 ? 'u12' : 'u8',
      client: {
        honorific,
        firstname1,
        lastname,
        phone: `06 39 98 ${String(draw.whole(10, 99))} ${String(draw.whole(10, 99))}`,
        email: `${plain(firstname1)}.${plain(lastname)}${String(index)}@${MAIL}`,
        status: draw.pick(['prospect', 'client', 'client', 'inactive'] as const),
      },
      age: draw.whole(25, 80),
      home: [`${String(draw.whole(1, 90))} rue du Port`, '34200', 'Sète'],
      family: { family_situation: draw.pick(['single', 'divorced', 'widowed'] as const) },
      ...(draw.chance(0.7) ? { household: [0, 0, 1] as const } : {}),
    }
  })

/** The SCPI clients of both firms. */
export function scpiClientRows({ asOf, size }: DemoMaking): Tables {
  const ids = firmIds(size)
  const all = size === 'load' ? [...people, ...crowd(OF_A_LARGE_FIRM - people.length)] : people
  const made = all.map((person) => rowsOf(person, { asOf, ids }))
  const names = [...new Set(made.flatMap((tables) => Object.keys(tables)))]
  return Object.fromEntries(names.map((name) => [name, made.flatMap((tables) => tables[name] ?? [])]))
}

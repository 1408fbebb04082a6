import { entriesOf } from '#contract/json'
import { catalogueColumns } from '#features/catalogue/contract'
import { companyInformation } from '#features/company/contract/settings'
import { document, failure, list, type AnsweredResource } from '../../../support/server/documents'
import { testFirm, type Colleague } from '../../../support/server/firm'

const { helene, claire, query, logIn } = testFirm()
const COMPANY = '/api/v3/company'

/** What the firm says of itself, as the demo has it. */
let held: Readonly<Record<string, unknown>> = {}
beforeAll(async () => {
  const { attributes } = document(await helene.call('GET', `${COMPANY}/information`)).data
  held = Object.fromEntries(Object.keys(companyInformation.fields).map((name) => [name, attributes[name]]))
  await query('CREATE TABLE first_programs AS TABLE company_programs')
  await query('CREATE TABLE first_changes AS TABLE setting_changes')
})
afterEach(async () => {
  expect((await helene.call('PUT', `${COMPANY}/information`, held)).statusCode).toBe(200)
  for (const [table, first] of [
    ['company_programs', 'first_programs'],
    ['setting_changes', 'first_changes'],
  ]) {
    await query(`DELETE FROM ${table}`)
    await query(`INSERT INTO ${table} SELECT * FROM ${first}`)
  }
  await query('DELETE FROM search_alerts')
})

const hide = async (settings: object) => {
  const answer = await helene.call('PUT', `${COMPANY}/information`, { ...held, ...settings })
  expect(answer.statusCode).toBe(200)
}

/** Every resource of an answer, included ones too. */
const resourcesIn = (body: string): readonly AnsweredResource[] => {
  const { data, included = [] } = JSON.parse(body) as {
    data: AnsweredResource | AnsweredResource[]
    included?: AnsweredResource[]
  }
  return [data].flat().concat(included)
}
/** The answers to these paths in which some resource has an attribute, whatever it is. */
async function pathsWith(names: readonly string[], paths: readonly string[], caller: Colleague = helene) {
  const found: string[] = []
  for (const path of paths) {
    const answer = await caller.call('GET', `/api/v3/${path}`)
    expect([path, answer.statusCode]).toEqual([path, 200])
    const isThere = resourcesIn(answer.body).some(({ attributes }) => names.some((name) => name in attributes))
    if (isThere) found.push(path)
  }
  return found
}

/** Wherever lots are told, by themselves or beside something else. */
async function tellingLots(): Promise<readonly string[]> {
  const [lot] = list(await claire.call('GET', '/api/v3/properties?page[size]=1'))
  const [program] = list(await claire.call('GET', '/api/v3/programs?page[size]=1'))
  return [
    'properties?page[size]=5',
    `properties/${lot?.id ?? ''}`,
    `programs/${program?.id ?? ''}?include=properties`,
    'bookings?include=property&page[size]=50',
    'option?include=property&page[size]=50',
  ]
}

test('commissions that the firm hides are in no answer about lots or sales, whatever one’s rights', async () => {
  const paths = await tellingLots()
  const names = ['commission', 'promoter_commission']
  expect(await pathsWith(names, paths)).toEqual(paths)
  await hide({ hide_commissions: true })
  expect(await pathsWith(names, paths)).toEqual([])
  expect(await pathsWith(names, paths, claire)).toEqual([])
})

test('commissions that the firm hides are on no dashboard', async () => {
  const shown = async () => (await helene.call('GET', '/api/v3/dashboard')).json<{ meta: object }>().meta
  const before = JSON.stringify(await shown())
  await hide({ hide_commissions: true })
  const after = JSON.stringify(await shown())
  expect([before, after].map((text) => /"commissions":(?!null)/.test(text))).toEqual([true, false])
})

describe('a criterion that the firm hides', () => {
  test('is told of no lot, alone or beside something else; another firm tells it as before', async () => {
    const paths = await tellingLots()
    expect(await pathsWith(['rental_security'], paths)).toEqual(paths)
    await hide({ hidden_criteria: ['rental_security'] })
    expect(await pathsWith(['rental_security'], paths)).toEqual([])
    const aurore = await logIn('a.lestivel@vermeil.example')
    expect(await pathsWith(['rental_security'], ['properties?page[size]=5'], aurore)).toHaveLength(1)
  })

  test.each(['properties?sort=-rental_security', 'properties?filter[min_rental_security]=4'])(
    'is no way to look for lots: %s',
    async (path) => {
      expect((await claire.call('GET', `/api/v3/${path}`)).statusCode).toBe(200)
      await hide({ hidden_criteria: ['rental_security'] })
      const answer = await claire.call('GET', `/api/v3/${path}`)
      expect([answer.statusCode, failure(answer).errors]).toEqual([
        422,
        { rental_security: ['Votre société ne montre pas cette note. Choisissez-en une autre.'] },
      ])
    },
  )

  test('is no way to look at the map', async () => {
    await hide({ hidden_criteria: ['rental_security'] })
    const answer = await claire.call('GET', '/api/v3/map/programs?filter[min_rental_security]=4')
    expect(answer.statusCode).toBe(422)
  })

  test('leaves the columns by which pages rank lots', async () => {
    // After the ids of the lot and of its programme.
    const place = 2 + catalogueColumns.property.indexOf('rental_security')
    const scores = async () =>
      (await claire.call('GET', '/api/v3/catalogue'))
        .json<{ data: { properties: unknown[][] } }>()
        .data.properties.map((values) => values[place])
        .filter((score) => score !== null)
    expect((await scores()).length).toBeGreaterThan(0)
    await hide({ hidden_criteria: ['rental_security'] })
    expect(await scores()).toEqual([])
  })
})

const programOf = (lot: AnsweredResource | undefined): string =>
  String(entriesOf(lot?.relationships?.['program']?.data)['id'])

test('a programme that the firm hides is expected by no alert any more, and comes back with it', async () => {
  const found = list(
    await claire.call(
      'GET',
      '/api/v3/properties?filter[location]=montpellier-34000&filter[status]=available&page[size]=200&include=program',
    ),
  )
  const program = programOf(found[0])
  const ofProgram = found.filter((lot) => programOf(lot) === program)
  const created = await claire.call('POST', '/api/v3/search-alerts', {
    name: 'Montpellier',
    locations: [{ location: 'montpellier-34000', include: true }],
    projects: [...new Set(found.map(({ attributes }) => attributes['project']))],
  })
  const { id, attributes } = document(created).data
  expect(attributes['expected_count']).toBe(found.length)
  const show = (is_visible: boolean) =>
    helene.call('PUT', `${COMPANY}/perimeter/program/${program}/update-visible`, { is_visible })
  // An alert counts again when it changes.
  const expected = async (name: string) => {
    const changed = await claire.call('PUT', `/api/v3/search-alerts/${id}`, { name })
    return document(changed).data.attributes['expected_count']
  }
  await show(false)
  expect(await expected('Sans ce programme')).toBe(found.length - ofProgram.length)
  await show(true)
  expect(await expected('Avec lui')).toBe(found.length)
})

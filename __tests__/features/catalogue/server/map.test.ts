import { overallScore, type CriterionName } from '#features/catalogue/contract'
import type { ProjectType } from '#domain'
import { list } from '../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let claire: Caller

const open = async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
}

interface Mapped {
  readonly id: string
  readonly attributes: {
    readonly name: string
    readonly latitude: number
    readonly longitude: number
    readonly score: number | null
    readonly property_count: number
    readonly lowest_price: number
  }
}
interface ProgramMap {
  readonly data: readonly Mapped[]
  readonly meta: { readonly unplaced: number; readonly total: number }
}

const mapOf = async (caller: Caller, query = '') => {
  const answer = await caller.call('GET', `/api/v3/map/programs${query}`)
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.json<ProgramMap>()
}
type Lot = Partial<Record<CriterionName, number>> & { readonly project: ProjectType; readonly property_price: number }
const lotsOf = async (caller: Caller, query: string) =>
  list(await caller.call('GET', `/api/v3/properties?page[size]=200&${query}`)).map(
    ({ attributes }) => attributes as unknown as Lot,
  )

describe('the map of programmes', () => {
  beforeAll(open)
  afterAll(() => running.close())

  test('says where each stands, how many of its lots were asked for, the cheapest and the best of them', async () => {
    const { data, meta } = await mapOf(claire, '?filter[status]=available')
    expect(data.length).toBeGreaterThan(30)
    expect(meta).toEqual({ unplaced: 0, total: data.length })
    for (const { id, attributes } of data.slice(0, 5)) {
      const lots = await lotsOf(claire, `filter[status]=available&filter[program]=${id}`)
      const best = Math.max(...lots.map((lot) => overallScore(lot, lot.project).value ?? 0))
      expect(attributes.property_count).toBe(lots.length)
      expect(attributes.lowest_price).toBe(Math.min(...lots.map(({ property_price: price }) => price)))
      expect(attributes.score).toBeCloseTo(best, 2)
    }
    const scores = data.map(({ attributes: { score } }) => score ?? -1)
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
  })

  test.each(['1,2,3', '1,2,3,4,5', 'a,b,c,d', '0,50,1,40', '-181,0,1,1', '0,0,0,91'])(
    'refuses bounds %s',
    async (bbox) => {
      const answer = await claire.call('GET', `/api/v3/map/programs?filter[bbox]=${bbox}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('ouest,sud,est,nord')
    },
  )

  test('has no pages and no order of its own', async () => {
    expect((await claire.call('GET', '/api/v3/map/programs?page[size]=2')).statusCode).toBe(400)
    expect((await claire.call('GET', '/api/v3/map/programs?sort=name')).statusCode).toBe(400)
  })
})

describe('the map of programmes, once something has changed', () => {
  beforeEach(open)
  afterEach(() => running.close())

  test('within bounds; those that stand nowhere are counted', async () => {
    const all = await mapOf(claire)
    const inside = await mapOf(claire, '?filter[bbox]=3.7,43.5,4.0,43.8')
    expect(inside.data.length).toBeGreaterThan(0)
    expect(inside.data.length).toBeLessThan(all.data.length)
    for (const { attributes } of inside.data) {
      expect(attributes.longitude).toBeGreaterThanOrEqual(3.7)
      expect(attributes.longitude).toBeLessThanOrEqual(4)
      expect(attributes.latitude).toBeGreaterThanOrEqual(43.5)
      expect(attributes.latitude).toBeLessThanOrEqual(43.8)
    }
    await running.database.query('UPDATE programs SET latitude = NULL WHERE id = $1', [inside.data[0]?.id])
    const after = await mapOf(claire, '?filter[bbox]=3.7,43.5,4.0,43.8')
    expect(after.meta).toEqual({ unplaced: 1, total: inside.data.length - 1 })
  })

  test('is of the perimeter of the firm, and of those who may see lots', async () => {
    const aurore = await running.logIn('a.lestivel@vermeil.example')
    expect((await mapOf(aurore)).data.length).toBeLessThanOrEqual(20)
    const samir = await running.logIn('s.benkacem@ormeval.example')
    expect((await mapOf(samir, '?filter[stage]=preview&filter[status]=blocked')).data).toEqual([])
    expect((await running.stranger.call('GET', '/api/v3/map/programs')).statusCode).toBe(401)
    const hidden = (await mapOf(claire)).data[0]
    await running.database.query(
      `INSERT INTO company_programs (company_id, program_id, is_visible)
       SELECT id, $1, false FROM companies WHERE name = 'Cabinet Ormeval Patrimoine'
       ON CONFLICT (company_id, program_id) DO UPDATE SET is_visible = false`,
      [hidden?.id],
    )
    expect((await mapOf(claire)).data.map(({ id }) => id)).not.toContain(hidden?.id)
  })

  test('tells nothing of a score that the firm hides', async () => {
    const scoreOf = async (id: string | undefined) =>
      (await mapOf(claire, `?filter[program]=${String(id)}`)).data[0]?.attributes.score
    const [first] = (await mapOf(claire)).data
    const hide = (criteria: readonly string[]) =>
      running.database.query(`UPDATE companies SET hidden_criteria = $1`, [criteria])
    await running.database.query('UPDATE properties SET rental_security = 5 WHERE program_id = $1', [first?.id])
    await hide(['rental_security'])
    const before = await scoreOf(first?.id)
    await running.database.query('UPDATE properties SET rental_security = 0 WHERE program_id = $1', [first?.id])
    expect(await scoreOf(first?.id)).toBe(before)
    const refused = await claire.call('GET', '/api/v3/map/programs?filter[min_rental_security]=2')
    expect(refused.statusCode).toBe(422)
  })
})

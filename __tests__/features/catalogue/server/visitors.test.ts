import { document, list } from '../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let helene: Caller

beforeAll(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
})
afterAll(() => running.close())

/** What somebody without an account is answered on the public host of the firm, or on another. */
const visit = (path: string, host = 'www.localhost') =>
  running.stranger.call('GET', `/api/v3${path}`, undefined, { host })

const NOT_PUBLIC = ['reference', 'commission', 'promoter_commission', 'comment', 'brochure_url', 'legacy_id']

describe('who has no account', () => {
  test('reads the lots of the firm of the host, without what is of the firm alone', async () => {
    const answer = await visit('/properties?page[size]=50&include=program')
    expect(answer.statusCode).toBe(200)
    const told = list(answer)
    expect(told.length).toBe(50)
    for (const { attributes } of told) {
      expect(Object.keys(attributes).filter((name) => NOT_PUBLIC.includes(name))).toEqual([])
      expect(['available', null]).toContain(attributes['status'])
    }
    const lot = told[0]?.id ?? ''
    const one = document(await visit(`/properties/${lot}?include=program,promoter,price_changes`))
    expect(Object.keys(one.data.attributes).filter((name) => NOT_PUBLIC.includes(name))).toEqual([])
    const adviser = document(await helene.call('GET', `/api/v3/properties/${lot}`))
    expect(adviser.data.attributes).toHaveProperty('reference')
    expect(one.data.attributes['property_price']).toBe(adviser.data.attributes['property_price'])
  })

  test('reads its programmes with their lots, its places, its schemes, its map', async () => {
    const [program] = list(await visit('/programs?page[size]=1'))
    const answer = await visit(`/programs/${program?.id ?? ''}?include=properties`)
    const { data, included = [] } = answer.json<{
      data: { attributes: object }
      included?: { type: string; attributes: Record<string, unknown> }[]
    }>()
    expect(Object.keys(data.attributes).filter((name) => NOT_PUBLIC.includes(name))).toEqual([])
    const lots = included.filter(({ type }) => type === 'property')
    expect(lots.length).toBeGreaterThan(0)
    for (const { attributes } of lots) expect(attributes).not.toHaveProperty('reference')
    for (const path of ['/locations?q=montpellier', '/locations/montpellier-34000', '/projects', '/map/programs'])
      expect([path, (await visit(path)).statusCode]).toEqual([path, 200])
  })

  test('may not sort or filter by what is not told', async () => {
    expect((await visit('/properties?sort=status')).statusCode).toBe(400)
    expect((await visit('/properties?filter[status]=booked')).statusCode).toBe(400)
    expect((await visit('/properties?filter[status]=available')).statusCode).toBe(200)
  })

  test('sees what the perimeter of the firm shows, no more', async () => {
    const [hidden] = await running.database.query<{ id: string }>(
      `SELECT p.id FROM programs p WHERE NOT EXISTS (SELECT FROM visible_programs v JOIN companies c ON c.id = v.company_id
        WHERE v.id = p.id AND c.public_host = 'www.localhost') LIMIT 1`,
    )
    expect((await visit(`/programs/${hidden?.id ?? ''}`)).statusCode).toBe(404)
  })

  test('is asked who they are everywhere else, and by what is not public', async () => {
    for (const host of ['pro.localhost', 'www.elsewhere.example', 'localhost'])
      expect([host, (await visit('/properties', host)).statusCode]).toEqual([host, 401])
    for (const path of ['/catalogue', '/me', '/client-files', '/search-alerts', '/company/property-update-requests'])
      expect([path, (await visit(path)).statusCode]).toEqual([path, 401])
    const told = await running.stranger.call('POST', '/api/v3/propertyUpdateRequests', {}, { host: 'www.localhost' })
    expect(told.statusCode).toBe(401)
  })
})

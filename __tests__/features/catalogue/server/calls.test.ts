import { createHash } from 'node:crypto'
import { list } from '../../../support/server/documents'
import { sentMail } from '../../../support/server/mail'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let helene: Caller
let claire: Caller
let aurore: Caller

beforeEach(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
  claire = await running.logIn('c.aubrac@ormeval.example')
  aurore = await running.logIn('a.lestivel@vermeil.example')
})
afterEach(() => running.close())

const OF_FIRM = '/api/v3/company/property-update-requests'
const firstLot = async (caller: Caller) => list(await caller.call('GET', '/api/v3/properties?page[size]=1'))[0]
const uuidOf = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

interface Told {
  readonly id: string
  readonly attributes: Readonly<Record<string, unknown>>
}
const requestsOf = async (caller: Caller) => (await caller.call('GET', OF_FIRM)).json<{ data: Told[] }>().data

describe('an error of a lot', () => {
  const tell = async (caller: Caller, changed: Readonly<Record<string, unknown>> = {}) =>
    caller.call('POST', '/api/v3/propertyUpdateRequests', {
      property: (await firstLot(claire))?.id,
      field: 'property_price',
      current_value: '200000',
      suggested_value: '195000',
      comment: 'Vu sur la grille de novembre.',
      ...changed,
    })

  test('is told by an adviser, seen and decided once by who answers for the catalogue of the firm', async () => {
    expect((await tell(claire)).statusCode).toBe(201)
    expect((await claire.call('GET', OF_FIRM)).statusCode).toBe(403)
    const [request] = await requestsOf(helene)
    expect(request?.attributes).toMatchObject({ field: 'property_price', suggested_value: '195000', state: 'open' })
    const decide = (caller: Caller, body: object) => caller.call('PUT', `${OF_FIRM}/${request?.id ?? ''}`, body)
    expect((await decide(helene, { action: 'reject' })).json()).toMatchObject({
      errors: { reason: ['Dites pourquoi.'] },
    })
    expect((await decide(aurore, { action: 'accept' })).statusCode).toBe(404)
    expect((await decide(claire, { action: 'accept' })).statusCode).toBe(403)
    const rejected = await decide(helene, { action: 'reject', reason: 'Prix confirmé par le promoteur.' })
    expect(rejected.statusCode).toBe(200)
    expect((await requestsOf(helene))[0]?.attributes).toMatchObject({
      state: 'rejected',
      reason: 'Prix confirmé par le promoteur.',
    })
    expect((await decide(helene, { action: 'accept' })).statusCode).toBe(409)
    expect(await requestsOf(aurore)).toEqual([])
  })

  test('of a programme, answered by mail to whoever told it', async () => {
    const program = list(await claire.call('GET', '/api/v3/programs?page[size]=1'))[0]
    const told = await claire.call('POST', '/api/v3/propertyUpdateRequests', {
      program: program?.id,
      field: 'delivery_date',
      suggested_value: '2028-03-31',
    })
    expect(told.statusCode).toBe(201)
    const [request] = await requestsOf(helene)
    expect(request?.attributes).toMatchObject({ program: program?.id, property: null, is_correctable: false })
    const path = `${OF_FIRM}/${request?.id ?? ''}`
    // It comes from the catalogue that is common to all firms.
    expect((await helene.call('PUT', path, { action: 'accept', value: '2028-03-31' })).statusCode).toBe(409)
    expect((await helene.call('PUT', path, { action: 'accept' })).statusCode).toBe(200)
    const mail = (await sentMail(running)).find(({ subject }) => subject?.startsWith('Votre signalement'))
    expect(mail?.to?.[0]?.address).toBe('c.aubrac@ormeval.example')
    expect(mail?.subject).toContain('accepté')
    expect(mail?.text).toContain('31/03/2028')
  })

  test('of a lot that the firm brought in is corrected with the decision: price, its history, its yields', async () => {
    const lot = await firstLot(claire)
    await running.database.query(
      `UPDATE programs SET owner_id = (SELECT id FROM companies WHERE name = 'Cabinet Ormeval Patrimoine')
       WHERE id = (SELECT program_id FROM properties WHERE id = $1)`,
      [lot?.id],
    )
    const price = Number(lot?.attributes['property_price'])
    await tell(claire, { current_value: String(price), suggested_value: String(price - 10_000) })
    const [request] = await requestsOf(helene)
    expect(request?.attributes).toMatchObject({ is_correctable: true })
    const path = `${OF_FIRM}/${request?.id ?? ''}`
    expect((await helene.call('PUT', path, { action: 'accept', value: 'cher' })).statusCode).toBe(422)
    const accepted = await helene.call('PUT', path, { action: 'accept', value: price - 10_000 })
    expect(accepted.json()).toMatchObject({ data: { attributes: { state: 'accepted', is_corrected: true } } })
    const { data } = (await claire.call('GET', `/api/v3/properties/${lot?.id ?? ''}?include=price_changes`)).json<{
      data: Told
    }>()
    expect(data.attributes).toMatchObject({ property_price: price - 10_000, previous_price: price })
    expect(Number(data.attributes['gross_yield'])).toBeGreaterThan(Number(lot?.attributes['gross_yield']))
  })

  test('is of a lot or of a programme, not of both nor of none', async () => {
    const program = list(await claire.call('GET', '/api/v3/programs?page[size]=1'))[0]
    expect((await tell(claire, { program: program?.id })).statusCode).toBe(422)
    expect((await tell(claire, { property: null })).statusCode).toBe(422)
  })

  test('is refused without a value, of what a lot does not have, and of a lot out of sight', async () => {
    expect((await tell(claire, { suggested_value: '' })).json()).toMatchObject({
      errors: { suggested_value: expect.any(Array) as unknown },
    })
    expect((await tell(claire, { field: 'colour' })).statusCode).toBe(422)
    expect((await tell(claire, { property: uuidOf('nobody') })).statusCode).toBe(404)
  })
})

describe('an old number', () => {
  const read = (caller: Caller, query: string) => caller.call('GET', `/api/v3/legacy/id-to-uuid${query}`)

  test('leads to the lot or the programme that bore it, for who sees it', async () => {
    const lot = await firstLot(claire)
    const number = String(lot?.attributes['legacy_id'])
    expect((await read(claire, `?resource=property&id=${number}`)).json()).toEqual({
      data: { type: 'property', id: lot?.id },
    })
    const program = list(await claire.call('GET', '/api/v3/programs?page[size]=1'))[0]
    const ofProgram = String(program?.attributes['legacy_id'])
    expect((await read(claire, `?resource=program&id=${ofProgram}`)).json()).toEqual({
      data: { type: 'program', id: program?.id },
    })
    const [hidden] = await running.database.query<{ legacy_id: number }>(
      `SELECT p.legacy_id FROM programs p WHERE NOT EXISTS (SELECT FROM visible_programs v JOIN companies c ON c.id = v.company_id
        WHERE v.id = p.id AND c.name = 'Cabinet Ormeval Patrimoine') LIMIT 1`,
    )
    expect((await read(claire, `?resource=program&id=${String(hidden?.legacy_id)}`)).statusCode).toBe(404)
  })

  test('is 422 without its parts, 404 unknown', async () => {
    expect((await read(claire, '')).statusCode).toBe(422)
    expect((await read(claire, '?resource=property')).statusCode).toBe(422)
    expect((await read(claire, '?resource=garden&id=1')).statusCode).toBe(422)
    expect((await read(claire, '?resource=property&id=999999')).statusCode).toBe(404)
    expect((await read(claire, '?resource=client_file&id=1')).statusCode).toBe(404)
    expect((await read(running.stranger, '?resource=property&id=1001')).statusCode).toBe(401)
  })
})

test('a lot says where the figures of its market come from', async () => {
  const lot = await firstLot(claire)
  const { meta } = (await claire.call('GET', `/api/v3/properties/${lot?.id ?? ''}`)).json<{
    meta: { sources: object }
  }>()
  const source = {
    source: expect.any(String) as string,
    licence: 'Licence Ouverte 2.0',
    as_of: expect.any(String) as string,
  }
  expect(meta.sources).toEqual({ zone: source, rent: source, price: source })
})

import { document, failure, list } from '../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../support/server/testApp'
import { boatServer, createBoatTables } from './boats'

// An aggregate that is declared, and nothing else: its routes, versions, history and rights follow.

let running: TestApp
/** She sets what the firm decides: she may edit boats, as this feature says. */
let helene: Caller
/** She may look at boats. */
let claire: Caller
/** Of another firm. */
let stranger: Caller
beforeAll(async () => {
  running = await openTestApp({ more: [boatServer] })
  await createBoatTables(running.database)
  helene = await running.logIn('h.vautrin@ormeval.example')
  claire = await running.logIn('c.aubrac@ormeval.example')
  stranger = await running.logIn('a.lestivel@vermeil.example')
})
afterAll(() => running.close())

const BOATS = '/api/v3/boats'
let boat: string
beforeEach(async () => {
  boat = document(await helene.call('POST', BOATS, { name: 'Étoile' })).data.id
})
const at = (part = ''): string => `${BOATS}/${boat}${part}`

test('a root is created with the sections that are always there, listed, read whole, changed and removed', async () => {
  const whole = document(await claire.call('GET', `${at()}?include=engine,trips`))
  expect(whole.data).toMatchObject({
    type: 'boat',
    attributes: { name: 'Étoile', distance: 0 },
    relationships: { engine: { data: { type: 'engine' } }, trips: { data: [] } },
    meta: { version: 1 },
  })
  expect(whole.included).toEqual([
    expect.objectContaining({ type: 'engine', attributes: { fuel: null, power: null }, meta: { version: 1 } }),
  ])
  await helene.call('POST', BOATS, { name: 'Albatros' })
  const sorted = await claire.call('GET', `${BOATS}?sort=name&page[size]=1&include=engine`)
  expect(list(sorted).map(({ attributes }) => attributes['name'])).toEqual(['Albatros'])
  expect(document(sorted)).toMatchObject({ included: [{ type: 'engine' }], meta: { current_page: 1, per_page: 1 } })

  const renamed = await helene.call('PUT', at(), { name: 'Astrolabe' }, { 'if-match': '"1"' })
  expect(document(renamed).data).toMatchObject({ attributes: { name: 'Astrolabe' }, meta: { version: 2 } })
  expect((await helene.call('DELETE', at())).statusCode).toBe(204)
  expect((await claire.call('GET', at())).statusCode).toBe(404)
})

test('what is required or wrong is refused by field', async () => {
  const answer = await helene.call('POST', BOATS, { name: '', speed: 3 })
  expect([answer.statusCode, Object.keys(failure(answer).errors ?? {}).sort()]).toEqual([422, ['name', 'speed']])
})

test('a section is saved half filled, by its version; another version is a conflict and writes nothing', async () => {
  const saved = await helene.call('PUT', at('/engine'), { power: 40 }, { 'if-match': '"1"' })
  expect(document(saved)).toMatchObject({
    data: { attributes: { fuel: null, power: 40 }, meta: { version: 2 } },
    included: [{ type: 'boat', id: boat }],
  })
  const late = await helene.call('PUT', at('/engine'), { power: 55 }, { 'if-match': '"1"' })
  expect([late.statusCode, failure(late).data?.attributes['power']]).toEqual([409, 40])
  expect(document(await claire.call('GET', at('/engine'))).data.attributes['power']).toBe(40)
  expect((await helene.call('POST', at('/engine'), {})).statusCode).toBe(405)
})

describe('an item with a path of its own', () => {
  const SAILS = '/api/v3/boat-sails'
  const hoisted = async () => document(await helene.call('POST', at('/sails'), { name: 'Génois', area: 28 })).data.id

  test('is listed with its root, then read, changed and removed by itself; its root follows', async () => {
    const id = await hoisted()
    expect(list(await claire.call('GET', at('/sails'))).map((each) => each.id)).toEqual([id])
    expect(document(await claire.call('GET', `${SAILS}/${id}`)).data).toMatchObject({
      type: 'sail',
      attributes: { area: 28 },
    })
    const changed = await helene.call('PUT', `${SAILS}/${id}`, { area: 31 }, { 'if-match': '"1"' })
    expect(document(changed)).toMatchObject({
      data: { attributes: { area: 31 }, meta: { version: 2 } },
      included: [{ type: 'boat', id: boat }],
    })
    const late = await helene.call('PUT', `${SAILS}/${id}`, { area: 40 }, { 'if-match': '"1"' })
    expect(late.statusCode).toBe(409)
    expect((await helene.call('DELETE', `${SAILS}/${id}`)).statusCode).toBe(200)
    expect((await claire.call('GET', `${SAILS}/${id}`)).statusCode).toBe(404)
    const history = list(await claire.call('GET', at('/history'))).map(({ attributes }) => attributes['resource_type'])
    expect(history).toContain('sail')
  })

  test('is that of no other firm, and is written by those who may', async () => {
    const id = await hoisted()
    expect((await stranger.call('GET', `${SAILS}/${id}`)).statusCode).toBe(404)
    expect((await stranger.call('PUT', `${SAILS}/${id}`, { area: 1 })).statusCode).toBe(404)
    expect((await claire.call('PUT', `${SAILS}/${id}`, { area: 1 })).statusCode).toBe(403)
    expect((await helene.call('GET', at(`/sails/${id}`))).statusCode).toBe(404)
  })
})

test('what follows from the trips alone is left as it is when the engine is written', async () => {
  await helene.call('POST', at('/sea-trips'), { destination: 'Groix', distance: 12.5 })
  await running.database.query('UPDATE boats SET distance = 99')
  const engine = await helene.call('PUT', at('/engine'), { power: 55 })
  expect(document(engine)).toMatchObject({ included: [{ type: 'boat', attributes: { distance: 99 } }] })
  const trip = await helene.call('POST', at('/sea-trips'), { destination: 'Houat', distance: 20 })
  expect(document(trip)).toMatchObject({ included: [{ type: 'boat', attributes: { distance: 32.5 } }] })
})

test('items are added once for their key, signed, and what follows from them is in the root', async () => {
  const trip = { destination: 'Groix', distance: 12.5 }
  const added = await helene.call('POST', at('/sea-trips'), trip, { 'idempotency-key': 'first' })
  expect(document(added)).toMatchObject({
    data: { attributes: { ...trip, skipper: 'Hélène Vautrin' } },
    included: [{ type: 'boat', attributes: { distance: 12.5 } }],
  })
  await running.database.query('DELETE FROM idempotency_keys')
  const again = await helene.call('POST', at('/sea-trips'), trip, { 'idempotency-key': 'first' })
  expect([again.statusCode, document(again).data.id]).toEqual([200, document(added).data.id])
  await helene.call('POST', at('/sea-trips'), { destination: 'Houat', distance: 20 })
  expect(list(await claire.call('GET', at('/sea-trips'))).map(({ attributes }) => attributes['destination'])).toEqual([
    'Groix',
    'Houat',
  ])
  const removed = await helene.call('DELETE', at(`/sea-trips/${document(added).data.id}`))
  expect(document(removed)).toMatchObject({ data: null, included: [{ attributes: { distance: 20 } }] })
})

test('the history says who changed what, the newest first', async () => {
  await helene.call('PUT', at('/engine'), { fuel: 'electric' })
  const trip = document(await helene.call('POST', at('/sea-trips'), { destination: 'Groix', distance: 12 })).data.id
  await helene.call('DELETE', at(`/sea-trips/${trip}`))
  const lines = list(await claire.call('GET', at('/history'))).map(({ attributes }) => attributes)
  expect(lines.map(({ operation, resource_type, field }) => [operation, resource_type, field])).toEqual(
    expect.arrayContaining([
      ['delete', 'trip', 'destination'],
      ['create', 'trip', 'distance'],
      ['update', 'engine', 'fuel'],
    ]),
  )
  expect(lines.at(-1)).toMatchObject({
    operation: 'update',
    old_value: null,
    new_value: 'electric',
    author_name: 'Hélène Vautrin',
  })
  const ofEngine = await claire.call('GET', `${at('/history')}?filter[resource_type]=engine`)
  expect(list(ofEngine)).toHaveLength(1)
})

test('who may look only is told so, and another firm finds nothing', async () => {
  const refused = [
    await claire.call('POST', BOATS, { name: 'Étoile' }),
    await claire.call('PUT', at(), { name: 'Étoile' }),
    await claire.call('PUT', at('/engine'), { power: 1 }),
    await claire.call('POST', at('/sea-trips'), { destination: 'Groix', distance: 1 }),
    await claire.call('DELETE', at()),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
  const missing = [
    await stranger.call('GET', at()),
    await stranger.call('PUT', at('/engine'), { power: 1 }),
    await stranger.call('GET', at('/sea-trips')),
    await stranger.call('GET', at('/history')),
    await stranger.call('DELETE', at()),
  ]
  expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  expect(list(await stranger.call('GET', BOATS))).toEqual([])
})

test('the OpenAPI document describes it', async () => {
  const { paths } = (await claire.call('GET', '/api/openapi.json')).json<{ paths: Record<string, object> }>()
  expect(
    Object.entries(paths).flatMap(([path, methods]) =>
      path.startsWith('/v3/boat') ? [[path, Object.keys(methods)]] : [],
    ),
  ).toEqual([
    ['/v3/boats', ['get', 'post']],
    ['/v3/boats/{id}', ['get', 'put', 'delete']],
    ['/v3/boats/{id}/engine', ['get', 'put']],
    ['/v3/boats/{id}/sea-trips', ['get', 'post']],
    ['/v3/boats/{id}/sea-trips/{itemId}', ['get', 'put', 'delete']],
    ['/v3/boats/{id}/sails', ['get', 'post']],
    ['/v3/boat-sails/{itemId}', ['get', 'put', 'delete']],
    ['/v3/boats/{id}/history', ['get']],
  ])
})

import { document, list } from '../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../support/server/testApp'

let running: TestApp
/** She sets what the firm decides. */
let helene: Caller
/** She only looks. */
let claire: Caller
/** Of another firm. */
let stranger: Caller

beforeAll(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
  claire = await running.logIn('c.aubrac@ormeval.example')
  stranger = await running.logIn('a.lestivel@vermeil.example')
})
afterAll(() => running.close())

const NOTARIES = '/api/v3/notaries'

test('a new collection is written by who may, and listed, filtered and searched by who may', async () => {
  const made = await helene.call('POST', NOTARIES, { name: 'Étude Ferrand', side: 'buyer' })
  expect(made.statusCode).toBe(201)
  await helene.call('POST', NOTARIES, { name: 'Étude Roux', side: 'seller' })
  const names = async (caller: Caller, query = '') =>
    list(await caller.call('GET', `${NOTARIES}${query}`)).map(({ attributes }) => attributes['name'])
  expect(await names(claire)).toEqual(['Étude Ferrand', 'Étude Roux'])
  expect(await names(claire, '?filter[side]=seller')).toEqual(['Étude Roux'])
  expect(await names(claire, '?q=ferrand')).toEqual(['Étude Ferrand'])
  expect(await names(stranger)).toEqual([])
  expect((await claire.call('POST', NOTARIES, { name: 'Étude Blanc' })).statusCode).toBe(403)
  const { id } = document(made).data
  expect((await helene.call('PUT', `${NOTARIES}/${id}`, { phone: '0467000000' })).statusCode).toBe(200)
  expect((await helene.call('DELETE', `${NOTARIES}/${id}`)).statusCode).toBe(204)
  expect(await names(claire)).toEqual(['Étude Roux'])
})

test('a new collection refuses by field what its contract refuses', async () => {
  const refused = await helene.call('POST', NOTARIES, { side: 'nobody' })
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(refused.json<{ errors: object }>().errors).sort()).toEqual(['name', 'side'])
})

import { failure } from '../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

const PATH = '/api/v3/company/public-host'

let running: TestApp
let helene: Caller

beforeAll(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
})
afterAll(() => running.close())

const choose = (public_host: string | null, caller = helene) => caller.call('PUT', PATH, { public_host })
const chosen = async (host: string | null) => {
  const answer = await choose(host)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: { attributes: { public_host: string | null } } }>().data.attributes.public_host
}
const visited = async (host: string) =>
  (await running.stranger.call('GET', '/api/v3/properties', undefined, { host })).statusCode

test('the catalogue is read without an account on the host that the firm chose, as it is typed, and on none other', async () => {
  expect(await chosen('https://Lots.Ormeval.example/')).toBe('lots.ormeval.example')
  expect([await visited('lots.ormeval.example'), await visited('other.ormeval.example')]).toEqual([200, 401])
  expect(await chosen('catalogue.ormeval.example')).toBe('catalogue.ormeval.example')
  expect([await visited('lots.ormeval.example'), await visited('catalogue.ormeval.example')]).toEqual([401, 200])
  expect(await chosen(null)).toBeNull()
  expect(await visited('catalogue.ormeval.example')).toBe(401)
  expect(await chosen('été.exemple.fr')).toBe('xn--t-9fab.exemple.fr')
})

test.each([
  ['what is no name', 'nos lots'],
  ['an address of a machine', '192.0.2.10'],
  ['one word', 'catalogue'],
  ['where members log in', 'localhost'],
  ['an area of the application', 'pro.ormeval.example'],
])('%s is refused, and said', async (_, host) => {
  const answer = await choose(host)
  expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, ['public_host']])
})

test('the host of another firm is refused', async () => {
  const aurore = await running.logIn('a.lestivel@vermeil.example')
  expect((await choose('lots.vermeil.example', aurore)).statusCode).toBe(200)
  const answer = await choose('lots.vermeil.example')
  expect([answer.statusCode, failure(answer).errors]).toEqual([422, { public_host: ['Cet hôte n’est pas libre.'] }])
})

import type { LightMyRequestResponse } from 'fastify'
import { list } from '../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../support/server/testApp'

/** One in twenty of them may be heavy: two. */
const LIMIT = 40
const ASKED = '/api/v3/me'

let app: TestApp
let claire: Caller
beforeEach(async () => {
  app = await openTestApp({ requestsPerMinute: String(LIMIT) })
  claire = await app.logIn('c.aubrac@ormeval.example')
})
afterEach(() => app.close())

async function ask(caller: Caller, times: number, path = ASKED): Promise<LightMyRequestResponse[]> {
  const answers: LightMyRequestResponse[] = []
  for (let time = 0; time < times; time++) answers.push(await caller.call('GET', path))
  return answers
}

test('each answer says how many requests are left; beyond, a 429 says when to ask again, and others are answered', async () => {
  const answers = await ask(claire, LIMIT)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(answers[0]?.headers).toMatchObject({ 'ratelimit-limit': '40', 'ratelimit-remaining': '39' })
  expect(answers.at(-1)?.headers).toMatchObject({ 'ratelimit-remaining': '0' })

  const [refused] = await ask(claire, 1)
  expect(refused?.statusCode).toBe(429)
  expect(refused?.headers).toMatchObject({ 'ratelimit-limit': '40', 'ratelimit-remaining': '0' })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused?.json()).toEqual({
    message: expect.stringMatching(
      /^Trop de demandes en une minute\. Rien n’a été modifié\u202f: réessayez dans (?:une seconde|\d+ secondes)\.$/,
    ) as string,
  })
  const colleague = await app.logIn('s.benkacem@ormeval.example')
  expect((await ask(colleague, 1))[0]?.statusCode).toBe(200)
})

test('a write beyond the limit changes nothing', async () => {
  const files = async () =>
    list(await (await app.logIn('s.benkacem@ormeval.example')).call('GET', '/api/v3/client-files'))
  const before = (await files()).length
  await ask(claire, LIMIT)
  expect((await claire.call('POST', '/api/v3/client-files', { net_monthly_income: 4_000 })).statusCode).toBe(429)
  expect(await files()).toHaveLength(before)
})

test('of what keeps a processor busy, fewer are answered; what is light goes on', async () => {
  const [file] = list(await claire.call('GET', '/api/v3/client-files?page[size]=1'))
  const summary = `/api/v3/client-files/${file?.id ?? ''}/summary`
  const ranking = `/api/v3/simulators/optimal-investment?client_file=${file?.id ?? ''}&municipality=montpellier-34`
  const answers = [
    ...(await ask(claire, 1, summary)),
    ...(await ask(claire, 1, ranking)),
    ...(await ask(claire, 1, summary)),
  ]
  expect(answers.map(({ statusCode }) => statusCode === 429)).toEqual([false, false, true])
  // The headers are those of the limit that is closest to being reached.
  expect(answers.map(({ headers }) => [headers['ratelimit-limit'], headers['ratelimit-remaining']])).toEqual([
    ['2', '1'],
    ['2', '0'],
    ['2', '0'],
  ])
  expect((await ask(claire, 1, ranking))[0]?.statusCode).toBe(429)
  expect((await ask(claire, 1))[0]?.statusCode).toBe(200)
})

/** As many colleagues of somebody as it takes, with the same password. */
const COLLEAGUES = `INSERT INTO users SELECT (jsonb_populate_record(one,
  jsonb_build_object('id', gen_random_uuid(), 'email', 'collegue' || number || '@ormeval.example'))).*
  FROM users one, generate_series(1, $2) number WHERE one.email = $1`

test('a firm has ten times as many, whoever of it asks; another firm is answered', async () => {
  await app.database.query(COLLEAGUES, ['c.aubrac@ormeval.example', 10])
  await ask(claire, LIMIT)
  for (let number = 1; number < 10; number++) await ask(await app.logIn(`collegue${number}@ormeval.example`), LIMIT)
  const [last] = await ask(await app.logIn('collegue10@ormeval.example'), 1)
  expect(last?.statusCode).toBe(429)
  expect(last?.headers).toMatchObject({ 'ratelimit-limit': '400', 'ratelimit-remaining': '0' })
  expect((await ask(await app.logIn('a.lestivel@vermeil.example'), 1))[0]?.statusCode).toBe(200)
})

test('who is not logged in is told as well, and has as many as a firm with all of the same address', async () => {
  const { stranger } = app
  const from = (address: string, method: 'GET' | 'DELETE' = 'GET', path = '/api/csrf-cookie') =>
    stranger.call(method, path, undefined, { 'x-forwarded-for': address })
  const answers = [
    await from('192.0.2.1'),
    await from('192.0.2.1', 'GET', ASKED),
    await from('192.0.2.1', 'GET', '/api/v3/client-files'),
    await from('192.0.2.1', 'DELETE', '/api/csrf-cookie'),
    await from('192.0.2.1', 'GET', '/api/v3/nothing-here'),
    await from('192.0.2.1', 'DELETE', '/api'),
    await from('192.0.2.1', 'GET', '/api/v3/%E0%A4%A'),
    await from('192.0.2.1', 'GET', 'http://admin.solive.example/login'),
  ]
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['ratelimit-remaining']])).toEqual([
    [204, '399'],
    [401, '398'],
    [401, '397'],
    [405, '396'],
    [404, '395'],
    [404, '394'],
    [400, '393'],
    [404, '392'],
  ])
  for (let left = 392; left > 0; left--) await from('192.0.2.1')
  for (const path of ['/api/csrf-cookie', ASKED, '/api/v3/nothing-here']) {
    const refused = await from('192.0.2.1', 'GET', path)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await from('192.0.2.2')).statusCode).toBe(204)
  expect((await from('192.0.2.1', 'GET', '/api/health/live')).statusCode).toBe(200)
  // Those logged in at the same address have their own.
  expect((await claire.call('GET', ASKED, undefined, { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(200)
})

import { failure } from '../../../support/server/documents'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let cif: Caller
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())
beforeEach(async () => {
  running.setNow(TEST_INSTANT)
  cif = await running.logIn('cif@ormeval.example')
})

async function tokenOf(caller: Caller): Promise<string> {
  const answer = await caller.call('POST', '/api/v3/account/hand-over')
  expect(answer.statusCode).toBe(201)
  return answer.json<{ data: { token: string } }>().data.token
}

/** The browser on the other host, which shares no cookie with the first one. */
async function otherHost(): Promise<Caller> {
  const caller = callerOf(running.app)
  await caller.call('GET', '/api/csrf-cookie')
  return caller
}

const use = (caller: Caller, token: string) => caller.call('POST', '/api/v3/account/hand-over/use', { token })

test('a session is followed on another host: once, for the same person', async () => {
  const token = await tokenOf(cif)
  const other = await otherHost()
  expect((await other.call('GET', '/api/v3/me')).statusCode).toBe(401)
  const opened = await use(other, token)
  expect([opened.statusCode, opened.json<{ data: { attributes: object } }>().data.attributes]).toMatchObject([
    200,
    { email: 'cif@ormeval.example' },
  ])
  expect((await other.call('GET', '/api/v3/me')).statusCode).toBe(200)
  expect((await cif.call('GET', '/api/v3/me')).statusCode).toBe(200)
  const again = await use(await otherHost(), token)
  expect([again.statusCode, Object.keys(failure(again).errors ?? {})]).toEqual([422, ['token']])
})

test('who logs out on one host is logged out on the others, and elsewhere nobody is', async () => {
  const [other, third, elsewhere] = [await otherHost(), await otherHost(), await running.logIn('cif@ormeval.example')]
  await use(other, await tokenOf(cif))
  // Back to where it began, over the session that is there.
  await use(cif, await tokenOf(other))
  await use(third, await tokenOf(cif))
  await third.call('POST', '/api/v3/account/logout')
  for (const caller of [cif, other, third]) expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(401)
  expect((await elsewhere.call('GET', '/api/v3/me')).statusCode).toBe(200)
})

test('a token still leads to its session after the password was changed, which gives the session another secret', async () => {
  const pierre = await running.logIn('p.kerivel@ormeval.example')
  const token = await tokenOf(pierre)
  const password = 'Trois chênes verts'
  const change = { old_password: 'Demo-2026!', password, password_confirmation: password }
  expect((await pierre.call('POST', '/api/v3/me/update-password', change)).statusCode).toBe(204)
  expect((await use(await otherHost(), token)).statusCode).toBe(200)
})

test('a token lasts a minute, and no longer than its session', async () => {
  const late = await tokenOf(cif)
  running.setNow(new Date(TEST_INSTANT.getTime() + 60_001))
  expect((await use(await otherHost(), late)).statusCode).toBe(422)
  const orphan = await tokenOf(cif)
  await cif.call('POST', '/api/v3/account/logout')
  expect((await use(await otherHost(), orphan)).statusCode).toBe(422)
  expect((await use(await otherHost(), 'x'.repeat(43))).statusCode).toBe(422)
})

test('only a session gives one, and only our own pages use it; it is nowhere in the database', async () => {
  expect((await running.stranger.call('POST', '/api/v3/account/hand-over')).statusCode).toBe(401)
  const token = await tokenOf(cif)
  expect((await use(callerOf(running.app), token)).statusCode).toBe(419)
  const kept = await running.database.query<{ row: string }>('SELECT h::text AS row FROM hand_overs h')
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.map(({ row }) => row).join()).not.toContain(token)
})

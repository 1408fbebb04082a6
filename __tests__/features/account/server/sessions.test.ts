import { DEMO_PASSWORD } from '#features/account/server/demo'
import { list } from '../../../support/server/documents'
import { sentMail } from '../../../support/server/mail'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const CLAIRE = 'c.aubrac@ormeval.example'
const SAMIR = 's.benkacem@ormeval.example'
const PAUL = 'p.kerivel@ormeval.example'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

async function logIn(caller: Caller, email: string, userAgent = CHROME): Promise<void> {
  await caller.call('GET', '/api/csrf-cookie')
  const body = { email, password: DEMO_PASSWORD }
  const answer = await caller.call('POST', '/api/v3/account/login', body, { 'user-agent': userAgent })
  expect(answer.statusCode).toBe(200)
}

const sessionsOf = async (caller: Caller) => list(await caller.call('GET', '/api/v3/me/sessions'))

test('one sees where one is logged in, and ends one session or all the others', async () => {
  const [here, phone, elsewhere] = [callerOf(running.app), callerOf(running.app), callerOf(running.app)]
  await logIn(here, CLAIRE)
  await logIn(phone, CLAIRE, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1')
  await logIn(elsewhere, CLAIRE)
  const sessions = await sessionsOf(here)
  expect(sessions.map(({ attributes }) => [attributes['device'], attributes['current']])).toEqual(
    expect.arrayContaining([
      ['Chrome sur Windows', true],
      ['Safari sur iPhone', false],
    ]) as unknown,
  )
  expect(sessions[0]?.attributes).toMatchObject({
    address: '127.0.0.1',
    created_at: TEST_INSTANT.toISOString(),
    last_used_at: TEST_INSTANT.toISOString(),
  })
  const ofPhone = sessions.find(({ attributes }) => attributes['device'] === 'Safari sur iPhone')?.id ?? ''
  expect((await here.call('DELETE', `/api/v3/me/sessions/${ofPhone}`)).statusCode).toBe(204)
  expect((await phone.call('GET', '/api/v3/me')).statusCode).toBe(401)
  expect((await elsewhere.call('GET', '/api/v3/me')).statusCode).toBe(200)
  expect((await here.call('DELETE', '/api/v3/me/sessions')).statusCode).toBe(204)
  expect((await elsewhere.call('GET', '/api/v3/me')).statusCode).toBe(401)
  expect((await sessionsOf(here)).map(({ attributes }) => attributes['current'])).toEqual([true])
})

test('nobody sees or ends the session of somebody else', async () => {
  const [samir, paul] = [callerOf(running.app), callerOf(running.app)]
  await logIn(samir, SAMIR)
  await logIn(paul, PAUL)
  const [session] = await sessionsOf(samir)
  expect((await paul.call('DELETE', `/api/v3/me/sessions/${session?.id ?? ''}`)).statusCode).toBe(404)
  expect((await paul.call('DELETE', '/api/v3/me/sessions')).statusCode).toBe(204)
  expect((await samir.call('GET', '/api/v3/me')).statusCode).toBe(200)
})

test('the owner is told of a browser that is not the first and that they never used, once', async () => {
  const julie = 'j.torrens@ormeval.example'
  const told = async () =>
    (await sentMail(running)).filter(
      ({ to, subject }) => to?.[0]?.address === julie && subject?.includes('nouvel appareil') === true,
    )
  const [first, second] = [callerOf(running.app), callerOf(running.app)]
  await logIn(first, julie)
  await logIn(first, julie)
  expect(await told()).toHaveLength(0)
  await logIn(second, julie)
  await logIn(second, julie)
  const mails = await told()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Chrome sur Windows, à l’adresse 127.0.0.1')
})

import { DEMO_PASSWORD } from '#features/account/server/demo'
import { readConfiguration } from '#server/services'
import { buildApp } from '../../../src/app/server/app'
import { sentMail } from '../../support/server/mail'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../support/server/testApp'

const EMAIL = 'c.aubrac@ormeval.example'

let running: TestApp
beforeEach(async () => {
  running = await openTestApp()
})
afterEach(() => running.close())

const logIn = async (caller: Caller) => {
  const given = await caller.call('GET', '/api/csrf-cookie')
  const opened = await caller.call('POST', '/api/v3/account/login', { email: EMAIL, password: DEMO_PASSWORD })
  expect(opened.statusCode).toBe(200)
  return [given, opened] as const
}

const describedName = async (caller: Caller) =>
  (await caller.call('GET', '/api/openapi.json')).json<{
    components: { securitySchemes: { session: { name: string } } }
  }>().components.securitySchemes.session.name

test('with a public address of https, cookies are of that host alone, over https, and kept from scripts and other sites', async () => {
  const answer = await callerOf(running.app).call('GET', '/api/csrf-cookie')
  expect(answer.statusCode).toBe(204)
  const kept = { sameSite: 'Lax', secure: true, path: '/' }
  expect(answer.cookies).toEqual([
    expect.objectContaining({ ...kept, name: '__Host-solive_session', httpOnly: true }),
    expect.objectContaining({ ...kept, name: 'XSRF-TOKEN' }),
  ])
  for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('domain')
  expect(answer.cookies[1]).not.toHaveProperty('httpOnly')
  expect(await describedName(running.stranger)).toBe('__Host-solive_session')
})

test('a session cookie of the former name opens nothing, and ends at the login; its browser is still known', async () => {
  const caller = callerOf(running.app)
  await logIn(caller)
  const [session, device] = ['session', 'device'].map((of) => caller.cookies.get(`__Host-solive_${of}`) ?? '')
  const letters = (await sentMail(running)).length

  const former = callerOf(running.app)
  former.cookies.set('solive_session', session ?? '').set('solive_device', device ?? '')
  expect((await former.call('GET', '/api/v3/me')).statusCode).toBe(401)
  const [, opened] = await logIn(former)
  expect([...former.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', '__Host-solive_device', '__Host-solive_session'])
  expect(former.cookies.get('__Host-solive_device')).toBe(device)
  // A browser refuses whatever touches such a cookie, its end too, unless it is said to be for https.
  for (const cookie of opened.cookies) expect(cookie).toMatchObject({ secure: true, path: '/' })
  expect(await sentMail(running)).toHaveLength(letters)
  expect(
    (await former.call('POST', '/api/v3/account/logout')).cookies.map(({ name, secure }) => [name, secure]),
  ).toEqual([
    ['__Host-solive_session', true],
    ['XSRF-TOKEN', true],
  ])
})

test('with a public address of http, cookies have no prefix, and the description of the API says so', async () => {
  const app = buildApp({
    database: running.database,
    configuration: readConfiguration({ DATA_DIR: running.dataFolder, PUBLIC_URL: 'http://solive.lan' }),
    clock: { now: () => TEST_INSTANT },
    logLevel: 'silent',
  })
  try {
    const caller = callerOf(app)
    await logIn(caller)
    expect([...caller.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', 'solive_device', 'solive_session'])
    expect(await describedName(caller)).toBe('solive_session')
    expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(200)
  } finally {
    await app.close()
  }
})

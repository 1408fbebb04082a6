import { DEMO_PASSWORD } from '#features/account/server/demo'
import { document, failure, list } from '../../../../support/server/documents'
import { DEMO_CLIENT, inPortal, logInToPortal, portalClient, portalVisitor } from '../../../../support/server/portal'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../../support/server/testApp'

const ME = '/api/scpi/v1/client/me'
const LOGIN = '/api/scpi/v1/client/account/login'
const LOGOUT = '/api/scpi/v1/client/account/logout'
const HOUR_MS = 3_600_000

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
})
afterAll(() => running.close())
beforeEach(async () => {
  running.setNow(TEST_INSTANT)
  await running.database.query('DELETE FROM login_attempts')
})

const actions = async () =>
  (
    await running.database.query<{ action: string }>(
      "SELECT action FROM audit_incoming WHERE subject LIKE 'scpi_client:%' UNION ALL SELECT action FROM audit_events WHERE subject LIKE 'scpi_client:%'",
    )
  ).map(({ action }) => action)

describe('the login of the portal', () => {
  test('answers the client, with his adviser, and the audit trail tells it', async () => {
    const answer = await logInToPortal(await portalVisitor(running))
    expect(answer.statusCode).toBe(200)
    const { data, included } = document(answer)
    expect(data).toMatchObject({ type: 'scpi_client', attributes: { firstname1: 'Mathis', portal_status: 'active' } })
    expect(data.attributes).not.toHaveProperty('aml_risk_level')
    expect(included).toEqual([expect.objectContaining({ type: 'user' })])
    expect(await actions()).toContain('login')
  })

  test('sets a cookie of its own, which no script reads, and one for the anti-forgery token', async () => {
    const answer = await logInToPortal(await portalVisitor(running))
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-solive_portal',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
      }),
      expect.not.objectContaining({ httpOnly: true }),
    ])
    expect(answer.cookies[1]).toMatchObject({ name: 'XSRF-TOKEN-PORTAL', secure: true, sameSite: 'Lax' })
  })

  test.each([
    ['a wrong password', DEMO_CLIENT, 'Demo-2027!'],
    ['an unknown address', 'nobody@ormeval.example', DEMO_PASSWORD],
    ['a member of the firm', 'cif@ormeval.example', DEMO_PASSWORD],
    ['a client without an account', 'helene.garance@courriel.example', DEMO_PASSWORD],
  ])('answers %s alike', async (_what, email, password) => {
    const answer = await logInToPortal(await portalVisitor(running), email, password)
    expect([answer.statusCode, failure(answer).message]).toEqual([401, 'E-mail ou mot de passe incorrect.'])
  })

  test('wants both', async () => {
    const answer = await (await portalVisitor(running)).call('POST', LOGIN, {})
    expect([answer.statusCode, failure(answer).errors]).toEqual([
      422,
      { email: ['Ce champ est requis'], password: ['Ce champ est requis'] },
    ])
  })

  test('wants the anti-forgery token of the portal', async () => {
    const browser = callerOf(running.app)
    await browser.call('GET', '/api/csrf-cookie')
    const token = browser.cookies.get('XSRF-TOKEN') ?? ''
    const body = { email: DEMO_CLIENT, password: DEMO_PASSWORD }
    const answer = await browser.call('POST', LOGIN, body, { 'x-portal': '1', 'x-xsrf-token': token })
    expect(answer.statusCode).toBe(419)
  })

  test('waits after five wrong passwords, whoever gives the sixth, and says how long', async () => {
    const visitor = await portalVisitor(running)
    for (let time = 0; time < 5; time += 1)
      expect((await logInToPortal(visitor, DEMO_CLIENT, 'wrong')).statusCode).toBe(401)
    const answer = await logInToPortal(visitor)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900'])
    running.setNow(new Date(TEST_INSTANT.getTime() + 901_000))
    expect((await logInToPortal(visitor)).statusCode).toBe(200)
  })

  test('is the only one for a client: that of the firm knows nobody of his address, and shows none', async () => {
    const member = callerOf(running.app)
    await member.call('GET', '/api/csrf-cookie')
    const body = { email: DEMO_CLIENT, password: DEMO_PASSWORD }
    const answer = await member.call('POST', '/api/v3/account/login', body)
    expect([answer.statusCode, failure(answer).message]).toEqual([401, 'E-mail ou mot de passe incorrect.'])
    expect((await member.call('GET', '/api/v3/demo-accounts')).body).not.toContain(DEMO_CLIENT)
  })

  test('of the firm refuses an account that has no role but that of a client as it refuses a wrong password', async () => {
    await running.database.query(
      "UPDATE users SET roles = ARRAY['scpi-client'] WHERE email = 'p.kerivel@ormeval.example'",
    )
    await expect(running.logIn('p.kerivel@ormeval.example')).rejects.toThrow('401')
  })
})

describe('the session of the portal', () => {
  test('answers the client himself, and nobody without it', async () => {
    const client = await portalClient(running)
    expect(document(await client.call('GET', ME)).data.attributes['email']).toBe(DEMO_CLIENT)
    expect((await (await portalVisitor(running)).call('GET', ME)).statusCode).toBe(401)
    expect((await (await running.logIn('cif@ormeval.example')).call('GET', ME)).statusCode).toBe(404)
  })

  test('ends two hours after its last request, and a day after it began', async () => {
    const client = await portalClient(running)
    for (let hour = 1.9; hour < 23; hour += 1.9) {
      running.setNow(new Date(TEST_INSTANT.getTime() + hour * HOUR_MS))
      expect((await client.call('GET', ME)).statusCode).toBe(200)
    }
    running.setNow(new Date(TEST_INSTANT.getTime() + 24.1 * HOUR_MS))
    expect((await client.call('GET', ME)).statusCode).toBe(401)

    running.setNow(TEST_INSTANT)
    const idle = await portalClient(running)
    running.setNow(new Date(TEST_INSTANT.getTime() + 2.1 * HOUR_MS))
    expect((await idle.call('GET', ME)).statusCode).toBe(401)
  })

  test('ends by the logout, which the audit trail tells', async () => {
    const client = await portalClient(running)
    const secret = client.cookies.get('__Host-solive_portal') ?? ''
    expect((await client.call('POST', LOGOUT)).statusCode).toBe(204)
    expect(client.cookies.has('__Host-solive_portal')).toBe(false)
    client.cookies.set('__Host-solive_portal', secret)
    expect((await client.call('GET', ME)).statusCode).toBe(401)
    expect(await actions()).toContain('logout')
  })

  test('ends where the client may no longer be there', async () => {
    const client = await portalClient(running)
    await running.database.query(`UPDATE scpi_clients SET portal_status = 'locked' WHERE email = '${DEMO_CLIENT}'`)
    expect((await client.call('GET', ME)).statusCode).toBe(401)
    await running.database.query(`UPDATE scpi_clients SET portal_status = 'active' WHERE email = '${DEMO_CLIENT}'`)
    expect((await client.call('GET', ME)).statusCode).toBe(200)
  })
})

describe('two sessions in one browser', () => {
  let browser: Caller
  let client: Caller
  beforeEach(async () => {
    browser = await running.logIn('cif@ormeval.example')
    client = await portalClient(running, browser)
  })

  const who = async () => [
    (await browser.call('GET', '/api/v3/me')).statusCode,
    (await client.call('GET', ME)).statusCode,
  ]

  test('are answered each by the header of its pages', async () => {
    expect(await who()).toEqual([200, 200])
    expect(list(await browser.call('GET', '/api/scpi/v1/client')).length).toBeGreaterThan(1)
    expect((await client.call('GET', '/api/v3/me')).statusCode).toBe(404)
  })

  test('keep their anti-forgery tokens apart, in both orders', async () => {
    await client.call('GET', '/api/csrf-cookie')
    await browser.call('GET', '/api/csrf-cookie')
    const id = document(await client.call('GET', ME)).data.id
    const address = `/api/scpi/v1/client/${id}`
    expect((await client.call('PUT', address, { phone: '06 39 98 20 30' })).statusCode).toBe(200)
    expect((await browser.call('PUT', address, { phone: '06 39 98 20 12' })).statusCode).toBe(200)
    const token = browser.cookies.get('XSRF-TOKEN') ?? ''
    expect((await client.call('PUT', address, {}, { 'x-xsrf-token': token })).statusCode).toBe(419)
  })

  test('end each by itself', async () => {
    await client.call('POST', LOGOUT)
    expect(await who()).toEqual([200, 401])
    await logInToPortal(await portalVisitor(running, browser))
    await browser.call('POST', '/api/v3/account/logout')
    expect((await inPortal(browser).call('GET', ME)).statusCode).toBe(200)
  })
})

import { DEMO_PASSWORD } from '#server/demo'
import { document, failure } from '../../support/server/documents'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../support/server/testApp'

const CLAIRE = 'c.aubrac@ormeval.example'
const HOUR = 3_600_000

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())
afterEach(async () => {
  running.setNow(TEST_INSTANT)
  await running.database.query('DELETE FROM login_attempts')
})

const after = (milliseconds: number): Date => new Date(TEST_INSTANT.getTime() + milliseconds)

async function withCookies(): Promise<Caller> {
  const caller = callerOf(running.app)
  await caller.call('GET', '/api/csrf-cookie')
  return caller
}

const logIn = (caller: Caller, email: string, password = DEMO_PASSWORD) => caller.call('POST', '/api/v3/account/login', { email, password })

describe('logging in', () => {
  test('gives the account with its firm, roles and permissions, and opens what it may see', async () => {
    const caller = await withCookies()
    const answer = await logIn(caller, CLAIRE)
    expect(answer.statusCode).toBe(200)
    expect(document(answer).data.attributes).toMatchObject({ first_name: 'Claire', email: CLAIRE, scope: 'own' })
    expect(document(answer).included).toContainEqual(
      expect.objectContaining({ type: 'company', attributes: expect.objectContaining({ name: 'Cabinet Ormeval Patrimoine' }) as unknown }),
    )
    expect(document(answer).data.relationships?.['permissions']?.data).toContainEqual({ type: 'permission', id: 'manage_client_files' })
    expect((await caller.call('GET', '/api/v3/client-files')).statusCode).toBe(200)
  })

  test('takes the address whatever its case', async () => {
    expect((await logIn(await withCookies(), 'C.Aubrac@Ormeval.Example')).statusCode).toBe(200)
  })

  test.each([
    ['an unknown address', 'personne@ormeval.example', DEMO_PASSWORD],
    ['a wrong password', CLAIRE, 'Demo-2027!'],
    ['an account that has no password', 'api@ormeval.example', DEMO_PASSWORD],
  ])('%s is refused without telling which is wrong', async (_case, email, password) => {
    const answer = await logIn(await withCookies(), email, password)
    expect([answer.statusCode, failure(answer).message]).toEqual([401, 'E-mail ou mot de passe incorrect.'])
  })

  test('an incomplete form is told by field', async () => {
    const answer = await (await withCookies()).call('POST', '/api/v3/account/login', { email: 'pas une adresse' })
    expect(answer.statusCode).toBe(422)
    expect(failure(answer).errors).toEqual({ email: ["L'email n'est pas valide"], password: ['Ce champ est requis'] })
  })

  test('changes the secret of the session, so that one prepared by somebody else opens nothing', async () => {
    const caller = await withCookies()
    const before = new Map(caller.cookies)
    await logIn(caller, CLAIRE)
    expect(caller.cookies.get('solive_session')).not.toBe(before.get('solive_session'))
    const other = callerOf(running.app)
    for (const [name, value] of before) other.cookies.set(name, value)
    expect((await other.call('GET', '/api/v3/me')).statusCode).toBe(401)
  })

  test('after ten wrong passwords the account waits, even with the right one, and says how long', async () => {
    const caller = await withCookies()
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn(caller, CLAIRE, 'wrong')
    running.setNow(after(60_000))
    const answer = await logIn(caller, CLAIRE)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, String(14 * 60)])
    expect((await logIn(caller, 's.benkacem@ormeval.example')).statusCode).toBe(200)
    running.setNow(after(15 * 60_000))
    expect((await logIn(await withCookies(), CLAIRE)).statusCode).toBe(200)
  })
})

describe('a session', () => {
  test('ends when the person logs out', async () => {
    const caller = await running.logIn(CLAIRE)
    const cookies = new Map(caller.cookies)
    expect((await caller.call('POST', '/api/v3/account/logout')).statusCode).toBe(204)
    expect(caller.cookies.size).toBe(0)
    for (const [name, value] of cookies) caller.cookies.set(name, value)
    expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(401)
  })

  test('ends twelve hours after the last request, not after the first', async () => {
    const caller = await running.logIn(CLAIRE)
    running.setNow(after(11 * HOUR))
    expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(200)
    running.setNow(after(22 * HOUR))
    expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(200)
    running.setNow(after(34 * HOUR + 1))
    expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(401)
  })

  test('its secret is not in the database', async () => {
    const caller = await running.logIn(CLAIRE)
    const rows = await running.database.query<{ token_hash: string }>('SELECT token_hash FROM sessions')
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(caller.cookies.get('solive_session'))
  })

  test.each([
    ['of another length', 'forged'],
    ['that nobody was given', 'A'.repeat(43)],
    ['with strange characters', '%00%ff'],
  ])('a forged cookie %s opens nothing', async (_case, value) => {
    const caller = callerOf(running.app)
    caller.cookies.set('solive_session', value)
    expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(401)
    expect((await caller.call('POST', '/api/v3/client-files', {})).statusCode).toBe(419)
  })
})

describe('anti-forgery', () => {
  test.each([
    ['without the header', undefined],
    ['with a wrong one', 'A'.repeat(43)],
    ['with an unreadable one', '%E0%A4%A'],
  ])('a write %s is a 419 and changes nothing', async (_case, token) => {
    const caller = await running.logIn(CLAIRE)
    const session = callerOf(running.app)
    session.cookies.set('solive_session', caller.cookies.get('solive_session') ?? '')
    const count = async () => (await running.database.query('SELECT id FROM client_files')).length
    const before = await count()
    const answer = await session.call('POST', '/api/v3/client-files', { title: 'x' }, token === undefined ? {} : { 'x-xsrf-token': token })
    expect(answer.statusCode).toBe(419)
    expect(await count()).toBe(before)
  })

  test('logging in asks for it too', async () => {
    expect((await logIn(callerOf(running.app), CLAIRE)).statusCode).toBe(419)
  })

  test('reading asks for none', async () => {
    const caller = await running.logIn(CLAIRE)
    caller.cookies.delete('XSRF-TOKEN')
    expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(200)
  })

  test('the cookies are told to be kept from scripts and other sites', async () => {
    const answer = await callerOf(running.app).call('GET', '/api/csrf-cookie', undefined, { 'x-forwarded-proto': 'https' })
    expect(answer.statusCode).toBe(204)
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'solive_session', httpOnly: true, sameSite: 'Lax', secure: true, path: '/' }),
      expect.objectContaining({ name: 'XSRF-TOKEN', sameSite: 'Lax', secure: true, path: '/' }),
    ])
    expect(answer.cookies[1]).not.toHaveProperty('httpOnly')
  })
})

describe('API tokens', () => {
  test('one is shown once, opens the API without cookies, and is revoked', async () => {
    const helene = await running.logIn('h.vautrin@ormeval.example')
    const created = await helene.call('POST', '/api/v3/me/token', { name: 'Tableur' })
    expect(created.statusCode).toBe(201)
    const authorization = `Bearer ${String(document(created).meta?.['token'])}`
    const robot = callerOf(running.app)
    expect((await robot.call('GET', '/api/v3/me?include=tokens', undefined, { authorization })).statusCode).toBe(200)
    expect((await robot.call('POST', '/api/v3/me/update', { department_code: '30' }, { authorization })).statusCode).toBe(200)
    expect((await helene.call('DELETE', `/api/v3/me/token/${document(created).data.id}`)).statusCode).toBe(204)
    expect((await robot.call('GET', '/api/v3/me', undefined, { authorization })).statusCode).toBe(401)
  })

  test('a wrong token is refused, even beside a good session', async () => {
    const caller = await running.logIn(CLAIRE)
    expect((await caller.call('GET', '/api/v3/me', undefined, { authorization: 'Bearer nothing' })).statusCode).toBe(401)
    expect((await caller.call('GET', '/api/v3/me', undefined, { authorization: 'Basic abc' })).statusCode).toBe(401)
  })

  test('those who may not make one are told which right is missing', async () => {
    const answer = await (await running.logIn(CLAIRE)).call('POST', '/api/v3/me/token', { name: 'x' })
    expect([answer.statusCode, failure(answer).message]).toEqual([
      403,
      'Vous n’avez pas ce droit («\u00a0Gérer les clés d’API\u00a0»). Demandez à votre administrateur.',
    ])
  })

  test('the key of the request keeps no copy of the secret', async () => {
    const helene = await running.logIn('h.vautrin@ormeval.example')
    await helene.call('POST', '/api/v3/me/token', { name: 'Secret' }, { 'idempotency-key': 'token-1' })
    expect(await running.database.query("SELECT key FROM idempotency_keys WHERE key = 'token-1'")).toEqual([])
  })
})

describe('one’s own account', () => {
  test('is changed by attribute; what the firm decides is not one’s to change', async () => {
    const samir = await running.logIn('s.benkacem@ormeval.example')
    const answer = await samir.call('POST', '/api/v3/me/update', { phone: '06 39 98 00 01' })
    expect(document(answer).data.attributes).toMatchObject({ phone: '06 39 98 00 01', last_name: 'Benkacem' })
    const refused = await samir.call('POST', '/api/v3/me/update', { can_see_commission: true, roles: ['admin'] })
    expect([refused.statusCode, Object.keys(failure(refused).errors ?? {})]).toEqual([422, ['can_see_commission', 'roles']])
  })

  test('a new password asks for the old one, ends the other sessions and keeps this one', async () => {
    const paul = await running.logIn('p.kerivel@ormeval.example')
    const elsewhere = await running.logIn('p.kerivel@ormeval.example')
    const change = (old_password: string, password_confirmation: string) =>
      paul.call('POST', '/api/v3/me/update-password', { old_password, password: 'Un-mot-de-passe-neuf', password_confirmation })
    expect(Object.keys(failure(await change('faux', 'Un-mot-de-passe-neuf')).errors ?? {})).toEqual(['old_password'])
    expect(Object.keys(failure(await change(DEMO_PASSWORD, 'autre-chose-ici')).errors ?? {})).toEqual(['password_confirmation'])
    expect((await change(DEMO_PASSWORD, 'Un-mot-de-passe-neuf')).statusCode).toBe(204)
    expect((await elsewhere.call('GET', '/api/v3/me')).statusCode).toBe(401)
    expect((await paul.call('GET', '/api/v3/me')).statusCode).toBe(200)
    expect((await logIn(await withCookies(), 'p.kerivel@ormeval.example')).statusCode).toBe(401)
  })
})

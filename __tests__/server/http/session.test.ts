import { DEMO_PASSWORD } from '#features/account/server/demo'
import { document, failure } from '../../support/server/documents'
import { sentMail } from '../../support/server/mail'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../support/server/testApp'

const CLAIRE = 'c.aubrac@ormeval.example'
const HOUR = 3_600_000

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())
afterEach(async () => {
  // What is sent later than the instant of the tests would wait for it.
  await sentMail(running)
  running.setNow(TEST_INSTANT)
  await running.database.query('DELETE FROM login_attempts')
  await running.database.query('DELETE FROM browser_links')
})

const after = (milliseconds: number): Date => new Date(TEST_INSTANT.getTime() + milliseconds)

async function withCookies(): Promise<Caller> {
  const caller = callerOf(running.app)
  await caller.call('GET', '/api/csrf-cookie')
  return caller
}

const logIn = (caller: Caller, email: string, password = DEMO_PASSWORD) =>
  caller.call('POST', '/api/v3/account/login', { email, password })

describe('logging in', () => {
  test('gives the account with its firm, roles and permissions, and opens what it may see', async () => {
    const caller = await withCookies()
    const answer = await logIn(caller, CLAIRE)
    expect(answer.statusCode).toBe(200)
    expect(document(answer).data.attributes).toMatchObject({ first_name: 'Claire', email: CLAIRE, scope: 'own' })
    expect(document(answer).included).toContainEqual(
      expect.objectContaining({
        type: 'company',
        attributes: expect.objectContaining({ name: 'Cabinet Ormeval Patrimoine' }) as unknown,
      }),
    )
    expect(document(answer).data.relationships?.['permissions']?.data).toContainEqual({
      type: 'permission',
      id: 'manage_client_files',
    })
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
    expect(caller.cookies.get('__Host-solive_session')).not.toBe(before.get('__Host-solive_session'))
    const other = callerOf(running.app)
    for (const [name, value] of before) other.cookies.set(name, value)
    expect((await other.call('GET', '/api/v3/me')).statusCode).toBe(401)
  })

  test('after ten wrong passwords from one place the account waits there, even with the right one, and says how long', async () => {
    const caller = await withCookies()
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn(caller, CLAIRE, 'wrong')
    running.setNow(after(60_000))
    const answer = await logIn(caller, CLAIRE)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, String(14 * 60)])
    expect((await logIn(caller, 's.benkacem@ormeval.example')).statusCode).toBe(200)
    running.setNow(after(15 * 60_000))
    expect((await logIn(await withCookies(), CLAIRE)).statusCode).toBe(200)
  })

  const from = (caller: Caller, address: number, password: string) =>
    caller.call(
      'POST',
      '/api/v3/account/login',
      { email: CLAIRE, password },
      { 'x-forwarded-for': `203.0.113.${address}` },
    )
  /** A stranger with more addresses than tries that an account has. */
  async function guessFromMany(): Promise<Caller> {
    const thief = await withCookies()
    for (let attempt = 0; attempt < 50; attempt += 1) await from(thief, attempt, 'wrong')
    return thief
  }

  /** Reads the letters with a link to a browser that are sent from here on. */
  async function lettersFromHere() {
    const read = async () =>
      (await sentMail(running)).filter(({ subject }) => subject === 'Ouvrez Solive dans un nouveau navigateur')
    const seen = new Set((await read()).map(({ messageId }) => messageId))
    return async () => (await read()).filter(({ messageId }) => !seen.has(messageId))
  }

  test('who guesses, from one place or from many, does not keep its owner out of an account', async () => {
    const owner = await running.logIn(CLAIRE)
    await owner.call('POST', '/api/v3/account/logout')
    await guessFromMany()
    await owner.call('GET', '/api/csrf-cookie')
    expect((await logIn(owner, CLAIRE, 'faute de frappe')).statusCode).toBe(401)
    expect((await logIn(owner, CLAIRE)).statusCode).toBe(200)
  })

  test('nor out of a new browser: the right password sends a link to the mailbox, which makes the browser known, once', async () => {
    const thief = await guessFromMany()
    const letters = await lettersFromHere()
    const wrong = await from(thief, 98, 'wrong')
    expect(await letters()).toEqual([])
    const owner = await withCookies()
    const right = await from(owner, 99, DEMO_PASSWORD)
    // Nothing tells the right password from a wrong one.
    expect([right.statusCode, right.body]).toEqual([wrong.statusCode, wrong.body])
    expect([wrong.statusCode, failure(wrong).message]).toEqual([
      429,
      expect.stringContaining('un lien vient de partir'),
    ])
    await from(owner, 99, DEMO_PASSWORD)
    const [letter, ...others] = await letters()
    expect([letter?.to?.[0]?.address, others]).toEqual([CLAIRE, []])

    const [, token] = /\/login\/browser\/([\w-]{43})\n/.exec(letter?.text ?? '') ?? []
    const know = (caller: Caller, sent = token) => caller.call('POST', '/api/v3/account/login/browser', { token: sent })
    expect((await know(owner, 'x'.repeat(43))).statusCode).toBe(404)
    expect((await know(owner)).statusCode).toBe(204)
    expect((await know(thief)).statusCode).toBe(404)
    const told = await running.database.query("SELECT details FROM audit_events WHERE action = 'browser_known'")
    expect(told).toEqual([{ details: '{"by":"link"}' }])
    expect((await from(owner, 99, 'faute de frappe')).statusCode).toBe(401)
    expect((await from(owner, 99, DEMO_PASSWORD)).statusCode).toBe(200)
    expect((await from(thief, 97, DEMO_PASSWORD)).statusCode).toBe(429)
  })

  test('a link to a browser opens nothing after an hour', async () => {
    await guessFromMany()
    const owner = await withCookies()
    const letters = await lettersFromHere()
    await from(owner, 99, DEMO_PASSWORD)
    const [letter] = await letters()
    const [, token] = /\/login\/browser\/([\w-]{43})\n/.exec(letter?.text ?? '') ?? []
    expect(token).toBeDefined()
    running.setNow(after(HOUR))
    expect((await owner.call('POST', '/api/v3/account/login/browser', { token })).statusCode).toBe(404)
  })
})

describe('a session', () => {
  test('ends when the person logs out', async () => {
    const caller = await running.logIn(CLAIRE)
    const cookies = new Map(caller.cookies)
    expect((await caller.call('POST', '/api/v3/account/logout')).statusCode).toBe(204)
    // What is left recognizes the browser, and opens nothing.
    expect([...caller.cookies.keys()]).toEqual(['__Host-solive_device'])
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

  test('ends after as many days as the firm wants, whatever is done meanwhile', async () => {
    const caller = await running.logIn(CLAIRE)
    await running.database.query('UPDATE companies SET session_days = 2')
    for (let hours = 11; hours < 48; hours += 11) {
      running.setNow(after(hours * HOUR))
      expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(200)
    }
    running.setNow(after(48 * HOUR))
    expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(401)
    await running.database.query('UPDATE companies SET session_days = 30')
  })

  test('its secret is not in the database', async () => {
    const caller = await running.logIn(CLAIRE)
    const rows = await running.database.query<{ token_hash: string }>('SELECT token_hash FROM sessions')
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(caller.cookies.get('__Host-solive_session'))
  })

  test.each([
    ['of another length', 'forged'],
    ['that nobody was given', 'A'.repeat(43)],
    ['with strange characters', '%00%ff'],
  ])('a forged cookie %s opens nothing', async (_case, value) => {
    const caller = callerOf(running.app)
    caller.cookies.set('__Host-solive_session', value)
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
    session.cookies.set('__Host-solive_session', caller.cookies.get('__Host-solive_session') ?? '')
    const count = async () => (await running.database.query('SELECT id FROM client_files')).length
    const before = await count()
    const answer = await session.call(
      'POST',
      '/api/v3/client-files',
      { title: 'x' },
      token === undefined ? {} : { 'x-xsrf-token': token },
    )
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
})

describe('API tokens', () => {
  // Nobody has made one yet, nor too many lately.
  beforeEach(async () => {
    await running.database.query('DELETE FROM tokens')
    await running.database.query('DELETE FROM login_attempts')
  })

  test('one is shown once, opens the API without cookies, and is revoked', async () => {
    const helene = await running.logIn('h.vautrin@ormeval.example')
    const created = await helene.call('POST', '/api/v3/me/token', { name: 'Tableur', scope: 'write' })
    expect(created.statusCode).toBe(201)
    const authorization = `Bearer ${String(document(created).meta?.['token'])}`
    const robot = callerOf(running.app)
    expect((await robot.call('GET', '/api/v3/me?include=tokens', undefined, { authorization })).statusCode).toBe(200)
    expect(
      (await robot.call('POST', '/api/v3/me/update', { department_code: '30' }, { authorization })).statusCode,
    ).toBe(200)
    expect((await helene.call('DELETE', `/api/v3/me/token/${document(created).data.id}`)).statusCode).toBe(204)
    expect((await robot.call('GET', '/api/v3/me', undefined, { authorization })).statusCode).toBe(401)
  })

  test('one reads only, unless its scope says that it writes too', async () => {
    const helene = await running.logIn('h.vautrin@ormeval.example')
    const created = await helene.call('POST', '/api/v3/me/token', { name: 'Lecture' })
    expect(document(created).data.attributes).toMatchObject({ name: 'Lecture', scope: 'read', last_used_at: null })
    const authorization = `Bearer ${String(document(created).meta?.['token'])}`
    const robot = callerOf(running.app)
    expect((await robot.call('GET', '/api/v3/client-files', undefined, { authorization })).statusCode).toBe(200)
    const refused = await robot.call('POST', '/api/v3/me/update', { department_code: '34' }, { authorization })
    expect([refused.statusCode, failure(refused).message]).toEqual([
      403,
      'Ce jeton d’API ne permet que de lire. Rien n’a été modifié\u202f: utilisez un jeton qui permet aussi de modifier.',
    ])
    const mine = (await helene.call('GET', '/api/v3/me?include=tokens')).json<{
      included: { id: string; attributes: object }[]
    }>().included
    expect(mine.find(({ id }) => id === document(created).data.id)?.attributes).toMatchObject({
      last_used_at: TEST_INSTANT.toISOString(),
    })
  })

  test.each([
    ['POST', '/api/v3/me/token', { name: 'Encore' }],
    ['DELETE', `/api/v3/me/token/${crypto.randomUUID()}`, undefined],
    [
      'POST',
      '/api/v3/me/update-password',
      { old_password: DEMO_PASSWORD, password: 'Un-mot-de-passe-neuf', password_confirmation: 'Un-mot-de-passe-neuf' },
    ],
  ] as const)('none can %s %s, whatever its scope', async (method, path, body) => {
    const helene = await running.logIn('h.vautrin@ormeval.example')
    const authorization = `Bearer ${String(document(await helene.call('POST', '/api/v3/me/token', { name: 'x', scope: 'write' })).meta?.['token'])}`
    const answer = await callerOf(running.app).call(method, path, body, { authorization })
    expect([answer.statusCode, failure(answer).message]).toEqual([
      403,
      'Un jeton d’API ne peut pas faire cela. Connectez-vous avec votre mot de passe.',
    ])
    expect((await helene.call('GET', '/api/v3/me')).statusCode).toBe(200)
  })

  test('one ends on its day, and with the password of its owner unless it is kept', async () => {
    const julie = await running.logIn('h.vautrin@ormeval.example')
    const make = async (more: object) =>
      document(await julie.call('POST', '/api/v3/me/token', { name: 'Fin', ...more })).meta?.['token']
    const opens = async (token: unknown) => {
      const authorization = `Bearer ${String(token)}`
      return (await callerOf(running.app).call('GET', '/api/v3/me', undefined, { authorization })).statusCode
    }
    const past = await julie.call('POST', '/api/v3/me/token', { name: 'x', expires_at: after(-1).toISOString() })
    expect(Object.keys(failure(past).errors ?? {})).toEqual(['expires_at'])
    const short = await make({ expires_at: after(HOUR).toISOString(), kept_on_password_change: true })
    const [kept, usual] = [await make({ kept_on_password_change: true }), await make({})]
    expect([await opens(short), await opens(kept), await opens(usual)]).toEqual([200, 200, 200])
    running.setNow(after(HOUR))
    expect([await opens(short), await opens(kept)]).toEqual([401, 200])
    const password = 'Un-mot-de-passe-neuf'
    const body = { old_password: DEMO_PASSWORD, password, password_confirmation: password }
    const [hash] = await running.database.query<{ password_hash: string }>(
      "SELECT password_hash FROM users WHERE email = 'h.vautrin@ormeval.example'",
    )
    expect((await julie.call('POST', '/api/v3/me/update-password', body)).statusCode).toBe(204)
    expect([await opens(kept), await opens(usual)]).toEqual([200, 401])
    await running.database.query("UPDATE users SET password_hash = $1 WHERE email = 'h.vautrin@ormeval.example'", [
      hash?.password_hash,
    ])
  })

  test('an account has twenty at most, and makes ten in a quarter of an hour', async () => {
    const helene = await running.logIn('h.vautrin@ormeval.example')
    const make = () => helene.call('POST', '/api/v3/me/token', { name: 'Un de plus' })
    for (let token = 0; token < 10; token += 1) expect((await make()).statusCode).toBe(201)
    const early = await make()
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, String(15 * 60)])
    running.setNow(after(15 * 60_000))
    await helene.call('POST', '/api/v3/account/confirm', { password: DEMO_PASSWORD })
    for (let token = 0; token < 10; token += 1) expect((await make()).statusCode).toBe(201)
    running.setNow(after(30 * 60_000))
    await helene.call('POST', '/api/v3/account/confirm', { password: DEMO_PASSWORD })
    expect(failure(await make()).errors).toEqual({
      name: ['Vous avez déjà 20 jetons\u202f: révoquez-en un avant d’en créer un autre'],
    })
  })

  test('a wrong token is refused, even beside a good session', async () => {
    const caller = await running.logIn(CLAIRE)
    expect((await caller.call('GET', '/api/v3/me', undefined, { authorization: 'Bearer nothing' })).statusCode).toBe(
      401,
    )
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
    expect([refused.statusCode, Object.keys(failure(refused).errors ?? {})]).toEqual([
      422,
      ['can_see_commission', 'roles'],
    ])
  })

  test('comes with what is asked for around it, and the attributes that are asked for', async () => {
    const claire = await running.logIn(CLAIRE)
    const include = 'company,network,roles,permissions,tokens,business_centers'
    const whole = document(await claire.call('GET', `/api/v3/me?include=${include}`))
    expect(Object.keys(whole.data.relationships ?? {}).sort()).toEqual(include.split(',').sort())
    expect(whole.data.relationships?.['roles']?.data).toContainEqual({ type: 'role', id: 'expert-member' })
    const chosen = document(
      await claire.call('GET', '/api/v3/me?include=company&fields[user]=first_name,scope&fields[company]=name'),
    )
    expect(chosen.data.attributes).toEqual({ first_name: 'Claire', scope: 'own' })
    expect(chosen.included?.map(({ attributes }) => attributes)).toEqual([{ name: 'Cabinet Ormeval Patrimoine' }])
    expect((await claire.call('GET', '/api/v3/me?include=password_hash')).statusCode).toBe(400)
  })

  test('a right that is taken away is refused at the next request, and one that is given holds', async () => {
    const julie = await running.logIn('j.torrens@ormeval.example')
    const figures = { net_monthly_income: 4_000, annual_tax: 1_000, alimony: 0, fiscal_part: 1, monthly_rent: 0 }
    const create = async () => (await julie.call('POST', '/api/v3/client-files', figures)).statusCode
    const become = (role: string) =>
      running.database.query("UPDATE users SET roles = ARRAY[$1] WHERE email = 'j.torrens@ormeval.example'", [role])
    await become('member')
    expect(await create()).toBe(201)
    await become('transactional-manager')
    expect(await create()).toBe(403)
    expect(document(await julie.call('GET', '/api/v3/me?include=roles')).data.relationships?.['roles']?.data).toEqual([
      { type: 'role', id: 'transactional-manager' },
    ])
    await become('member')
    expect(await create()).toBe(201)
  })

  test('a technical account with a password is not let in', async () => {
    await running.database.query(
      "UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email = $1) WHERE email = 'api@ormeval.example'",
      [CLAIRE],
    )
    const answer = await logIn(await withCookies(), 'api@ormeval.example')
    await running.database.query("UPDATE users SET password_hash = NULL WHERE email = 'api@ormeval.example'")
    expect([answer.statusCode, failure(answer).message]).toEqual([
      403,
      'Compte technique\u202f: il ne s’utilise que par un jeton d’API.',
    ])
  })

  test('a new password asks for the old one, ends the other sessions and keeps this one under another secret', async () => {
    const paul = await running.logIn('p.kerivel@ormeval.example')
    const elsewhere = await running.logIn('p.kerivel@ormeval.example')
    const change = (old_password: string, password_confirmation: string) =>
      paul.call('POST', '/api/v3/me/update-password', {
        old_password,
        password: 'Un-mot-de-passe-neuf',
        password_confirmation,
      })
    expect(Object.keys(failure(await change('faux', 'Un-mot-de-passe-neuf')).errors ?? {})).toEqual(['old_password'])
    expect(Object.keys(failure(await change(DEMO_PASSWORD, 'autre-chose-ici')).errors ?? {})).toEqual([
      'password_confirmation',
    ])
    const former = new Map(paul.cookies)
    expect((await change(DEMO_PASSWORD, 'Un-mot-de-passe-neuf')).statusCode).toBe(204)
    const thief = callerOf(running.app)
    for (const [name, value] of former) thief.cookies.set(name, value)
    expect((await thief.call('GET', '/api/v3/me')).statusCode).toBe(401)
    expect((await paul.call('POST', '/api/v3/me/update', { department_code: '34' })).statusCode).toBe(200)
    expect((await elsewhere.call('GET', '/api/v3/me')).statusCode).toBe(401)
    expect((await paul.call('GET', '/api/v3/me')).statusCode).toBe(200)
    expect((await logIn(await withCookies(), 'p.kerivel@ormeval.example')).statusCode).toBe(401)
  })

  test('nobody guesses a password from an open session', async () => {
    const samir = await running.logIn('s.benkacem@ormeval.example')
    const guess = () =>
      samir.call('POST', '/api/v3/me/update', { email: 'autre@ormeval.example', old_password: 'devinette' })
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).statusCode).toBe(422)
    expect((await guess()).statusCode).toBe(429)
    expect((await samir.call('POST', '/api/v3/me/update', { department_code: '34' })).statusCode).toBe(200)
  })
})

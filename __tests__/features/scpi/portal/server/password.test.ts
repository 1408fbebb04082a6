import { randomUUID } from 'node:crypto'
import { document, failure } from '../../../../support/server/documents'
import { DEMO_CLIENT, inPortal, logInToPortal, portalVisitor } from '../../../../support/server/portal'
import { sentMail } from '../../../../support/server/mail'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../../support/server/testApp'

const ACCOUNT = '/api/scpi/v1/client/account'
const GOOD = 'Bruyère-Cévenole-48'
const DEAD = /^Ce lien n’est plus valable/
const MINUTE_MS = 60_000

let running: TestApp
let visitor: Caller
let cif: Caller
let otherCif: Caller
let backOffice: Caller
let vermeilCif: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  ;[visitor, cif, otherCif, backOffice, vermeilCif] = await Promise.all([
    portalVisitor(running),
    running.logIn('cif@ormeval.example'),
    running.logIn('b.trevoux@ormeval.example'),
    running.logIn('backoffice@ormeval.example'),
    running.logIn('cif@vermeil.example'),
  ])
})
afterAll(() => running.close())
beforeEach(async () => {
  running.setNow(TEST_INSTANT)
  await running.database.query('DELETE FROM login_attempts')
})

/** The mail to an address. */
const letters = async (recipient: string) =>
  (await sentMail(running)).filter(({ to }) => to?.[0]?.address === recipient)

const secrets = new Set<string>()

/** The secret of the link that was sent to an address since the last one was read. */
async function secretFor(email: string): Promise<string> {
  const links = (await letters(email)).flatMap(({ text = '' }) => [
    ...text.matchAll(/https:\/\/scpi\.solive\.example\/espace-client\/mot-de-passe\/([\w-]+)\?email=(\S+)/g),
  ])
  const [, secret = '', address = ''] = links.find(([, one = '']) => !secrets.has(one)) ?? []
  secrets.add(secret)
  expect(decodeURIComponent(address)).toBe(email)
  return secret
}

const ask = (email: string) => visitor.call('POST', `${ACCOUNT}/password/send-email`, { email })
const check = (token: string, email: string) =>
  visitor.call('GET', `${ACCOUNT}/password/check-token/${token}?email=${encodeURIComponent(email)}`)
const set = (email: string, token: string, password = GOOD, password_confirmation = password) =>
  visitor.call('POST', `${ACCOUNT}/password/set`, { email, token, password, password_confirmation })
const welcome = (id: string, caller = cif) => caller.call('POST', `/api/scpi/v1/client/${id}/send-welcome-email`)

/** A new client of the adviser. */
async function newClient(more: object = {}, caller = cif): Promise<{ id: string; email: string }> {
  const email = `y.${randomUUID()}@courriel.example`
  const body = { firstname1: 'Yvelin', lastname: 'Kerzoncuff', email, ...more }
  const answer = await caller.call('POST', '/api/scpi/v1/client', body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { id: document(answer).data.id, email }
}

describe('the welcome letter', () => {
  test('opens the portal to a client: he chooses his password, once, and is in', async () => {
    const { id, email } = await newClient()
    const answer = await welcome(id)
    expect(answer.statusCode).toBe(200)
    expect(document(answer).data.attributes['portal_status']).toBe('invited')
    expect((await letters(email)).map(({ subject }) => subject)).toEqual([
      'Cabinet Ormeval Patrimoine vous ouvre votre espace client',
    ])
    const token = await secretFor(email)
    expect((await check(token, email)).statusCode).toBe(204)
    expect((await logInToPortal(visitor, email, GOOD)).statusCode).toBe(401)
    expect((await set(email.toUpperCase(), token)).statusCode).toBe(204)
    expect((await set(email, token, 'Genêt-Cévenol-49')).statusCode).toBe(422)
    expect((await logInToPortal(visitor, email, GOOD)).statusCode).toBe(200)
    const read = await cif.call('GET', `/api/scpi/v1/client/${id}`)
    expect(document(read).data.attributes['portal_status']).toBe('active')
    const told = await running.database.query<{ action: string }>(
      'SELECT action FROM audit_incoming WHERE subject = $1 UNION ALL SELECT action FROM audit_events WHERE subject = $1',
      [`scpi_client:${id}`],
    )
    expect(told.map(({ action }) => action).sort()).toEqual([
      'login',
      'login_failed',
      'password_changed',
      'portal_opened',
    ])
  })

  test('which the back office sends is told in the trail of the firm whose client it is', async () => {
    const { id } = await newClient({}, vermeilCif)
    expect((await welcome(id, backOffice)).statusCode).toBe(200)
    const told = await running.database.query<{ action: string; firm: string }>(
      'SELECT e.action, c.name AS firm FROM audit_events e JOIN companies c ON c.id = e.company_id WHERE e.subject = $1',
      [`scpi_client:${id}`],
    )
    expect(told).toEqual([{ action: 'portal_opened', firm: 'Atelier Vermeil' }])
  })

  test('is sent once for two clicks, and again later: only the last link opens', async () => {
    const { id, email } = await newClient()
    await welcome(id)
    const first = await secretFor(email)
    expect((await welcome(id)).statusCode).toBe(200)
    expect(await letters(email)).toHaveLength(1)
    running.setNow(new Date(TEST_INSTANT.getTime() + 2 * MINUTE_MS))
    await welcome(id)
    expect(await letters(email)).toHaveLength(2)
    expect((await check(first, email)).statusCode).toBe(422)
    expect((await check(await secretFor(email), email)).statusCode).toBe(204)
  })

  test('holds for 72 hours', async () => {
    const { id, email } = await newClient()
    await welcome(id)
    const token = await secretFor(email)
    running.setNow(new Date(TEST_INSTANT.getTime() + 71 * 60 * MINUTE_MS))
    expect((await check(token, email)).statusCode).toBe(204)
    running.setNow(new Date(TEST_INSTANT.getTime() + 73 * 60 * MINUTE_MS))
    const dead = await check(token, email)
    expect([dead.statusCode, failure(dead).errors]).toEqual([422, { token: [expect.stringMatching(DEAD)] }])
  })

  test('goes to no minor and to nobody who is represented', async () => {
    const minor = await newClient({ judicial_capacity: 'minor', birthdate: '2015-04-02' })
    const refused = await welcome(minor.id)
    expect([refused.statusCode, failure(refused).message]).toEqual([
      422,
      expect.stringMatching(/^Un mineur ne se connecte pas/),
    ])
    const ward = await newClient({ judicial_capacity: 'guardianship' })
    expect((await welcome(ward.id)).statusCode).toBe(422)
    expect(await letters(minor.email)).toEqual([])
  })

  test('is sent by who may edit the client: nobody else’s client exists', async () => {
    const { id, email } = await newClient()
    expect((await welcome(id, otherCif)).statusCode).toBe(404)
    expect((await welcome(randomUUID())).statusCode).toBe(404)
    expect((await welcome(id, await running.logIn('c.aubrac@ormeval.example'))).statusCode).toBe(403)
    expect((await welcome(id, await running.logIn('cif@vermeil.example'))).statusCode).toBe(404)
    expect(await letters(email)).toEqual([])
    expect((await welcome(id, backOffice)).statusCode).toBe(200)
    expect(await letters(email)).toHaveLength(1)
  })

  test('says the same to two firms of one address: each has its own password', async () => {
    const { id, email } = await newClient()
    const vermeil = await running.logIn('cif@vermeil.example')
    const there = await vermeil.call('POST', '/api/scpi/v1/client', { firstname1: 'Y', lastname: 'K', email })
    await welcome(id)
    const here = await secretFor(email)
    await welcome(document(there).data.id, vermeil)
    expect((await set(email, await secretFor(email), 'Genêt-Cévenol-49')).statusCode).toBe(204)
    expect((await set(email, here)).statusCode).toBe(204)
    const idOf = async (password: string) => document(await logInToPortal(visitor, email, password)).data.id
    expect(await idOf(GOOD)).toBe(id)
    expect(await idOf('Genêt-Cévenol-49')).toBe(document(there).data.id)
  })
})

describe('a forgotten password', () => {
  test('is asked for by anybody, with the same answer', async () => {
    const before = (await letters(DEMO_CLIENT)).length
    expect((await ask(DEMO_CLIENT)).statusCode).toBe(204)
    expect((await ask('nobody@courriel.example')).statusCode).toBe(204)
    expect((await ask('helene.garance@courriel.example')).statusCode).toBe(204)
    expect(await letters(DEMO_CLIENT)).toHaveLength(before + 1)
    await secretFor(DEMO_CLIENT)
    expect(await letters('helene.garance@courriel.example')).toEqual([])
  })

  test('is replaced by a link that holds for an hour, and closes the other sessions', async () => {
    const { id, email } = await newClient()
    await welcome(id)
    await set(email, await secretFor(email), 'Genêt-Cévenol-49')
    await logInToPortal(visitor, email, 'Genêt-Cévenol-49')
    const client = visitor
    await ask(email)
    const token = await secretFor(email)
    running.setNow(new Date(TEST_INSTANT.getTime() + 61 * MINUTE_MS))
    expect((await check(token, email)).statusCode).toBe(422)
    running.setNow(new Date(TEST_INSTANT.getTime() + 59 * MINUTE_MS))
    expect((await set(email, token)).statusCode).toBe(204)
    expect((await client.call('GET', '/api/scpi/v1/client/me')).statusCode).toBe(401)
    expect((await logInToPortal(visitor, email, GOOD)).statusCode).toBe(200)
    expect((await letters(email)).map(({ subject }) => subject)).toContain(
      'Le mot de passe de votre espace client a changé',
    )
  })

  test('waits after too many requests', async () => {
    const answers = []
    for (let time = 0; time < 11; time += 1) answers.push((await ask('nobody@courriel.example')).statusCode)
    expect(answers.at(-1)).toBe(429)
  })

  test('the link of another, of nobody, or without an address opens nothing', async () => {
    const { id, email } = await newClient()
    await welcome(id)
    const token = await secretFor(email)
    expect((await check(token, DEMO_CLIENT)).statusCode).toBe(422)
    expect((await check('nothing', email)).statusCode).toBe(422)
    const without = await visitor.call('GET', `${ACCOUNT}/password/check-token/${token}`)
    expect([without.statusCode, failure(without).errors]).toEqual([422, { email: ['Ce champ est requis'] }])
    const refused = await set(DEMO_CLIENT, token)
    expect([refused.statusCode, failure(refused).errors]).toEqual([422, { token: [expect.stringMatching(DEAD)] }])
  })

  test.each([
    ['Court-1', { password: ['Minimum 12 caractères'] }],
    ['toutenminuscules', { password: [expect.stringMatching(/^Mêlez au moins trois sortes/)] }],
    ['Motdepasse2026!', { password: ['Ce mot de passe est trop courant.'] }],
    ['Kerzoncuff-2026-x', { password: ['Ce mot de passe contient votre nom ou votre adresse.'] }],
  ])('a password that is too easy is refused, and the link still opens: %s', async (password, errors) => {
    const { id, email } = await newClient()
    await welcome(id)
    const token = await secretFor(email)
    const answer = await set(email, token, password)
    expect([answer.statusCode, failure(answer).errors]).toEqual([422, errors])
    expect((await set(email, token, `A1-${email}`)).statusCode).toBe(422)
    expect(failure(await set(email, token, GOOD, 'autre')).errors).toHaveProperty('password_confirmation')
    expect((await set(email, token)).statusCode).toBe(204)
  })

  test('everything is asked for', async () => {
    const answer = await visitor.call('POST', `${ACCOUNT}/password/set`, {})
    expect(Object.keys(failure(answer).errors ?? {}).sort()).toEqual([
      'email',
      'password',
      'password_confirmation',
      'token',
    ])
    expect((await visitor.call('POST', `${ACCOUNT}/password/send-email`, {})).statusCode).toBe(422)
  })

  test('secrets are kept by their hash alone', async () => {
    const { id, email } = await newClient()
    await welcome(id)
    const token = await secretFor(email)
    const rows = await running.database.query('SELECT * FROM scpi_portal_tokens')
    expect(JSON.stringify(rows)).not.toContain(token)
    const sessions = await running.database.query('SELECT * FROM scpi_portal_sessions')
    expect(JSON.stringify(sessions)).not.toContain(inPortal(visitor).cookies.get('__Host-solive_portal'))
  })
})

import { TOTP, Secret } from 'otpauth'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { document, failure, list } from '../../../support/server/documents'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const CLAIRE = 'c.aubrac@ormeval.example'
const SAMIR = 's.benkacem@ormeval.example'
const PAUL = 'p.kerivel@ormeval.example'
const JULIE = 'j.torrens@ormeval.example'
const HELENE = 'h.vautrin@ormeval.example'
const MINUTE = 60_000

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())
beforeEach(async () => {
  running.setNow(TEST_INSTANT)
  await running.database.query('DELETE FROM login_attempts')
})

/** The code that a phone shows. RFC 6238 with a period of thirty seconds. */
const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

const later = (milliseconds: number): Date => new Date(TEST_INSTANT.getTime() + milliseconds)

async function visitor(): Promise<Caller> {
  const caller = callerOf(running.app)
  await caller.call('GET', '/api/csrf-cookie')
  return caller
}

const byPassword = (caller: Caller, email: string) =>
  caller.call('POST', '/api/v3/account/login', { email, password: DEMO_PASSWORD })
const bySecondFactor = (caller: Caller, body: object) =>
  caller.call('POST', '/api/v3/account/login/second-factor', body)

/** Sets up an application that shows codes; answers its secret and the recovery codes. */
async function setUp(caller: Caller): Promise<{ id: string; secret: string; codes: readonly string[] }> {
  const created = document(await caller.call('POST', '/api/v3/me/second-factors', { kind: 'totp' }))
  const secret = String(created.meta?.['secret'])
  expect(created.meta?.['otpauth_url']).toMatch(/^otpauth:\/\/totp\/Solive:/)
  const confirmed = await caller.call('PUT', `/api/v3/me/second-factors/${created.data.id}`, {
    code: codeAt(secret, TEST_INSTANT),
  })
  expect(confirmed.statusCode).toBe(200)
  const codes = document(confirmed).meta?.['recovery_codes']
  return { id: created.data.id, secret, codes: Array.isArray(codes) ? codes.map(String) : [] }
}

test('after the password a code is asked for, without a session, and serves once', async () => {
  const { secret, codes } = await setUp(await running.logIn(CLAIRE))
  expect(new Set(codes).size).toBe(10)
  const caller = await visitor()
  const answer = await byPassword(caller, CLAIRE)
  expect([answer.statusCode, answer.json()]).toEqual([202, { meta: { second_factor: ['totp'] } }])
  expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(401)

  running.setNow(later(MINUTE))
  const wrong = await bySecondFactor(caller, { code: '000000' })
  expect([wrong.statusCode, Object.keys(failure(wrong).errors ?? {})]).toEqual([422, ['code']])
  const code = codeAt(secret, later(MINUTE))
  expect((await bySecondFactor(caller, { code })).statusCode).toBe(200)
  expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(200)

  const thief = await visitor()
  await byPassword(thief, CLAIRE)
  expect((await bySecondFactor(thief, { code })).statusCode).toBe(422)
})

test('a recovery code opens the account once', async () => {
  const { codes } = await setUp(await running.logIn(SAMIR))
  for (const status of [200, 422]) {
    const caller = await visitor()
    await byPassword(caller, SAMIR)
    expect((await bySecondFactor(caller, { recovery_code: ` ${codes[0]?.toUpperCase() ?? ''}` })).statusCode).toBe(
      status,
    )
  }
})

test('a login waits five minutes and five tries, in the browser that began it', async () => {
  const { secret } = await setUp(await running.logIn(PAUL))
  const begun = await visitor()
  await byPassword(begun, PAUL)
  running.setNow(later(4 * MINUTE))
  const code = codeAt(secret, later(4 * MINUTE))
  expect((await bySecondFactor(await visitor(), { code })).statusCode).toBe(401)
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await bySecondFactor(begun, { code: '000000' })).statusCode).toBe(422)
  expect((await bySecondFactor(begun, { code })).statusCode).toBe(401)

  const slow = await visitor()
  await byPassword(slow, PAUL)
  running.setNow(later(9 * MINUTE))
  expect((await bySecondFactor(slow, { code: codeAt(secret, later(9 * MINUTE)) })).statusCode).toBe(401)
})

test('rights, tokens and factors want a proof of some minutes ago at most, by password or code', async () => {
  const helene = await running.logIn(HELENE)
  const { id, secret } = await setUp(helene)
  running.setNow(later(11 * MINUTE))
  const remove = () => helene.call('DELETE', `/api/v3/me/second-factors/${id}`)
  const refused = await remove()
  expect([refused.statusCode, refused.json<{ meta: object }>().meta]).toEqual([403, { step_up: ['password', 'totp'] }])
  expect((await helene.call('POST', '/api/v3/me/token', { name: 'Tableur' })).statusCode).toBe(403)
  expect((await helene.call('PUT', '/api/v3/company/security', { session_days: 7 })).statusCode).toBe(403)
  expect((await helene.call('POST', '/api/v3/company/users', {})).statusCode).toBe(403)
  expect((await helene.call('GET', '/api/v3/company/users')).statusCode).toBe(200)

  expect((await helene.call('POST', '/api/v3/account/confirm', { password: 'faux' })).statusCode).toBe(422)
  expect((await remove()).statusCode).toBe(403)
  const code = codeAt(secret, later(11 * MINUTE))
  expect((await helene.call('POST', '/api/v3/account/confirm', { code })).statusCode).toBe(204)
  expect((await remove()).statusCode).toBe(204)
  running.setNow(later(22 * MINUTE))
  expect((await helene.call('POST', '/api/v3/account/confirm', { password: DEMO_PASSWORD })).statusCode).toBe(204)
  expect((await helene.call('PUT', '/api/v3/company/security', { session_days: 7 })).statusCode).toBe(200)
  await running.database.query('UPDATE companies SET session_days = 30')
})

test('where the firm asks for a second factor, who has none sets one up before anything else, at their next request', async () => {
  const julie = await running.logIn(JULIE)
  expect((await julie.call('PUT', '/api/v3/company/security', { second_factor_required: true })).statusCode).toBe(200)
  const refused = await julie.call('GET', '/api/v3/client-files')
  expect([refused.statusCode, refused.json<{ meta: object }>().meta]).toEqual([403, { second_factor_required: true }])
  expect((await julie.call('GET', '/api/v3/me')).statusCode).toBe(200)
  await setUp(julie)
  expect((await julie.call('GET', '/api/v3/client-files')).statusCode).toBe(200)
  const aurore = await running.logIn('a.lestivel@vermeil.example')
  expect((await aurore.call('GET', '/api/v3/client-files')).statusCode).toBe(200)
  await julie.call('PUT', '/api/v3/company/security', { second_factor_required: false })
})

test('one’s factors are one’s own, and neither their secret nor a recovery code can be read again', async () => {
  const ines = await running.logIn('i.marchal@ormeval.example')
  const { id, secret, codes } = await setUp(ines)
  const answer = await ines.call('GET', '/api/v3/me/second-factors')
  expect(list(answer).map(({ attributes }) => attributes['kind'])).toEqual(['totp'])
  expect(answer.body).not.toContain(secret)
  expect(document(answer).meta).toMatchObject({ recovery_codes: 10 })
  const stored = JSON.stringify(await running.database.query('SELECT * FROM recovery_codes'))
  expect(codes.some((code) => stored.includes(code))).toBe(false)
  const aurore = await running.logIn('a.lestivel@vermeil.example')
  expect((await aurore.call('DELETE', `/api/v3/me/second-factors/${id}`)).statusCode).toBe(404)
})

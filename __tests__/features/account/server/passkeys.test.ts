import { entriesOf } from '#contract/json'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { document, failure, list } from '../../../support/server/documents'
import { softPasskey, type SoftPasskey } from '../../../support/server/passkey'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const CLAIRE = 'c.aubrac@ormeval.example'
const SAMIR = 's.benkacem@ormeval.example'
const HELENE = 'h.vautrin@ormeval.example'
const JULIE = 'j.torrens@ormeval.example'
const AURORE = 'a.lestivel@vermeil.example'
const MINUTE = 60_000
const FACTORS = '/api/v3/me/second-factors'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())
beforeEach(async () => {
  running.setNow(TEST_INSTANT)
  await running.database.query('DELETE FROM login_attempts')
  await running.database.query('DELETE FROM second_factors')
})

const later = (milliseconds: number): Date => new Date(TEST_INSTANT.getTime() + milliseconds)

async function visitor(): Promise<Caller> {
  const caller = callerOf(running.app)
  await caller.call('GET', '/api/csrf-cookie')
  return caller
}

const begin = async (caller: Caller, chosen: object = {}) =>
  document(await caller.call('POST', FACTORS, { kind: 'passkey', ...chosen }))

const finish = (caller: Caller, id: string, response: object) => caller.call('PUT', `${FACTORS}/${id}`, { response })

/** Gives an account a passkey; answers it, its id and the recovery codes. */
async function setUp(
  caller: Caller,
  chosen: object = {},
): Promise<{ passkey: SoftPasskey; id: string; codes: unknown }> {
  const passkey = softPasskey()
  const { data, meta } = await begin(caller, chosen)
  const confirmed = await finish(caller, data.id, passkey.made(meta?.['options']))
  expect(confirmed.statusCode).toBe(200)
  return { passkey, id: data.id, codes: document(confirmed).meta?.['recovery_codes'] }
}

async function byPassword(caller: Caller, email: string): Promise<unknown> {
  const answer = await caller.call('POST', '/api/v3/account/login', { email, password: DEMO_PASSWORD })
  expect(answer.statusCode).toBe(202)
  return entriesOf(answer.json<{ meta: unknown }>().meta)['passkey_options']
}
const bySecondFactor = (caller: Caller, passkey: object) =>
  caller.call('POST', '/api/v3/account/login/second-factor', { passkey })

async function optionsAt(caller: Caller, path: string): Promise<unknown> {
  const answer = await caller.call('POST', path)
  expect(answer.statusCode).toBe(200)
  return entriesOf(answer.json<{ meta: unknown }>().meta)['passkey_options']
}
const loginOptions = (caller: Caller) => optionsAt(caller, '/api/v3/account/login/passkey-options')
const byPasskey = (caller: Caller, passkey: unknown) =>
  caller.call('POST', '/api/v3/account/login/passkey', { passkey })

test('a passkey is asked for after the password, and what it signed serves once, in that browser', async () => {
  const claire = await running.logIn(CLAIRE)
  const { passkey, codes } = await setUp(claire, { name: 'Mon téléphone' })
  expect(codes).toHaveLength(10)
  const [shown] = list(await claire.call('GET', FACTORS))
  expect(shown?.attributes).toMatchObject({ kind: 'passkey', name: 'Mon téléphone', passwordless: false })

  const caller = await visitor()
  const answer = passkey.signed(await byPassword(caller, CLAIRE))
  const thief = await visitor()
  await byPassword(thief, CLAIRE)
  expect((await bySecondFactor(thief, answer)).statusCode).toBe(422)
  expect((await bySecondFactor(caller, answer)).statusCode).toBe(200)
  expect((await caller.call('GET', '/api/v3/me')).statusCode).toBe(200)
  expect((await bySecondFactor(await visitor(), answer)).statusCode).toBe(401)
})

test('neither another passkey, another address nor a slow answer opens an account', async () => {
  const { passkey } = await setUp(await running.logIn(SAMIR))
  const { passkey: other } = await setUp(await running.logIn(CLAIRE))
  const refused = async (sign: (options: unknown) => object) => {
    const caller = await visitor()
    const answer = await bySecondFactor(caller, sign(await byPassword(caller, SAMIR)))
    return [answer.statusCode, Object.keys(failure(answer).errors ?? {})]
  }
  expect(await refused((options) => other.signed(options))).toEqual([422, ['passkey']])
  passkey.origin = 'https://solive.example.attacker.example'
  expect(await refused((options) => passkey.signed(options))).toEqual([422, ['passkey']])
  passkey.origin = 'https://solive.example'
  const slow = await visitor()
  const answer = passkey.signed(await byPassword(slow, SAMIR))
  running.setNow(later(6 * MINUTE))
  expect((await bySecondFactor(slow, answer)).statusCode).toBe(401)
})

test('a passkey opens an account alone where its owner chose that, once, and only after a finger or a PIN', async () => {
  const { passkey } = await setUp(await running.logIn(CLAIRE), { passwordless: true })
  const { passkey: withPassword } = await setUp(await running.logIn(SAMIR))
  const caller = await visitor()
  const answer = passkey.signed(await loginOptions(caller))
  const opened = await byPasskey(caller, answer)
  expect([opened.statusCode, document(opened).data.attributes['email']]).toEqual([200, CLAIRE])
  expect((await byPasskey(await visitor(), answer)).statusCode).toBe(401)

  const refused = async (one: SoftPasskey) => {
    const browser = await visitor()
    return (await byPasskey(browser, one.signed(await loginOptions(browser)))).statusCode
  }
  passkey.isVerifying = false
  expect(await refused(passkey)).toBe(401)
  expect(await refused(withPassword)).toBe(401)
  for (const nonsense of [null, {}, { id: 'x', response: { userHandle: '%' } }, 'text'])
    expect([401, 422]).toContain((await byPasskey(await visitor(), nonsense)).statusCode)
})

test('a passkey that counts its uses and goes back is a copy, and opens nothing', async () => {
  const { passkey, id } = await setUp(await running.logIn(CLAIRE), { passwordless: true })
  await running.database.query('UPDATE second_factors SET counter = 1000 WHERE id = $1', [id])
  const caller = await visitor()
  expect((await byPasskey(caller, passkey.signed(await loginOptions(caller)))).statusCode).toBe(401)
})

test('who guesses passkeys waits', async () => {
  const caller = await visitor()
  const answers = []
  for (let count = 0; count < 11; count += 1) answers.push((await byPasskey(caller, {})).statusCode)
  expect(answers).toEqual([...Array<number>(10).fill(401), 429])
})

test('a passkey counts as the second factor that the firm asks for, and proves again who one is', async () => {
  const julie = await running.logIn(JULIE)
  await julie.call('PUT', '/api/v3/company/security', { second_factor_required: true })
  expect((await julie.call('GET', '/api/v3/client-files')).statusCode).toBe(403)
  const { passkey, id } = await setUp(julie)
  expect((await julie.call('GET', '/api/v3/client-files')).statusCode).toBe(200)

  running.setNow(later(11 * MINUTE))
  const remove = () => julie.call('DELETE', `${FACTORS}/${id}`)
  const asked = await remove()
  expect([asked.statusCode, asked.json<{ meta: object }>().meta]).toEqual([403, { step_up: ['password', 'passkey'] }])
  const confirm = (answer: object) => julie.call('POST', '/api/v3/account/confirm', { passkey: answer })
  expect((await confirm({})).statusCode).toBe(422)
  const options = await optionsAt(julie, '/api/v3/account/confirm/passkey-options')
  expect((await confirm(passkey.signed(options))).statusCode).toBe(204)
  expect((await julie.call('PUT', '/api/v3/company/security', { second_factor_required: false })).statusCode).toBe(200)
  expect((await remove()).statusCode).toBe(204)
})

test('a passkey is made for what was asked, in the session that asked, and is one’s own', async () => {
  const helene = await running.logIn(HELENE)
  const passkey = softPasskey()
  const { data, meta } = await begin(helene, { passwordless: true })
  passkey.isVerifying = false
  expect((await finish(helene, data.id, passkey.made(meta?.['options']))).statusCode).toBe(422)
  passkey.isVerifying = true
  const made = passkey.made(meta?.['options'])
  const aurore = await running.logIn(AURORE)
  expect((await finish(aurore, data.id, made)).statusCode).toBe(422)
  expect((await finish(await running.logIn(HELENE), data.id, made)).statusCode).toBe(422)
  expect(list(await helene.call('GET', FACTORS))).toEqual([])
  expect((await finish(helene, data.id, made)).statusCode).toBe(200)
  expect((await aurore.call('DELETE', `${FACTORS}/${data.id}`)).statusCode).toBe(404)
  // It is told which ones the account has, so that the same one is not made twice.
  const again = entriesOf((await begin(helene)).meta?.['options'])
  expect(again['excludeCredentials']).toMatchObject([{ id: entriesOf(made)['id'] }])
})

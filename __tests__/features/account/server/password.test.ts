import { createHash } from 'node:crypto'
import type { Email } from 'postal-mime'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { failure } from '../../../support/server/documents'
import { sentMail } from '../../../support/server/mail'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const CLAIRE = 'c.aubrac@ormeval.example'
const SAMIR = 's.benkacem@ormeval.example'
const PAUL = 'p.kerivel@ormeval.example'
const NEW_PASSWORD = 'Un-mot-de-passe-neuf'
const HOUR = 3_600_000

let running: TestApp
let visitor: Caller
beforeAll(async () => {
  running = await openTestApp()
  visitor = callerOf(running.app)
  await visitor.call('GET', '/api/csrf-cookie')
})
afterAll(() => running.close())
afterEach(async () => {
  running.setNow(TEST_INSTANT)
  await running.database.query('DELETE FROM login_attempts')
})

const ask = (email: string) => visitor.call('POST', '/api/v3/account/password/send-email', { email })
const check = (token: string) => visitor.call('GET', `/api/v3/account/password/check-token/${token}`)
const set = (token: string, password = NEW_PASSWORD, password_confirmation = password) =>
  visitor.call('POST', '/api/v3/account/password/set', { token, password, password_confirmation })

async function logIn(email: string, password: string): Promise<number> {
  const caller = callerOf(running.app)
  await caller.call('GET', '/api/csrf-cookie')
  return (await caller.call('POST', '/api/v3/account/login', { email, password })).statusCode
}

/** The messages to an address that the work adds. */
async function mailOf(email: string, work: () => Promise<unknown>): Promise<Email[]> {
  const before = new Set((await sentMail(running)).map(({ messageId }) => messageId))
  await work()
  return (await sentMail(running)).filter(({ messageId, to }) => to?.[0]?.address === email && !before.has(messageId))
}

/** Asks for a link, and reads its token in the mail. */
async function tokenFor(email: string): Promise<string> {
  const [message] = await mailOf(email, async () => {
    expect((await ask(email)).statusCode).toBe(204)
  })
  return /https:\/\/solive\.example\/password\/reset\/([\w-]{43})\n/.exec(message?.text ?? '')?.[1] ?? ''
}

test('the link of the mail sets a new password once, and ends every session', async () => {
  const session = await running.logIn(CLAIRE)
  const token = await tokenFor(CLAIRE)
  expect((await check(token)).statusCode).toBe(204)
  expect((await set(token)).statusCode).toBe(204)

  expect((await session.call('GET', '/api/v3/me')).statusCode).toBe(401)
  expect(await logIn(CLAIRE, DEMO_PASSWORD)).toBe(401)
  expect(await logIn(CLAIRE, NEW_PASSWORD)).toBe(200)

  expect((await check(token)).statusCode).toBe(404)
  const again = await set(token, 'Encore-un-autre-mot')
  expect([again.statusCode, Object.keys(failure(again).errors ?? {})]).toEqual([422, ['token']])
  expect(await logIn(CLAIRE, NEW_PASSWORD)).toBe(200)
})

test('the mail is a French message to the account’s address, the same in text and in HTML', async () => {
  const [message] = await mailOf(SAMIR, () => ask(SAMIR))
  expect(message).toMatchObject({
    subject: 'Choisissez un nouveau mot de passe Solive',
    from: { name: 'Solive', address: 'ne-pas-repondre@solive.example' },
  })
  const link = /https:\S+/.exec(message?.text ?? '')?.[0] ?? 'none'
  for (const version of [message?.text, message?.html]) {
    expect(version).toContain('Un nouveau mot de passe a été demandé pour votre compte Solive.')
    expect(version).toContain(link)
  }
  expect(message?.html).toContain(`<a href="${link}"`)
})

test('the owner is told of a password that was chosen by a link', async () => {
  const token = await tokenFor(PAUL)
  const [message] = await mailOf(PAUL, () => set(token))
  expect(message?.subject).toBe('Votre mot de passe Solive a changé')
  expect(message?.text).toContain('https://solive.example/password/forgot')
})

test('a link opens nothing after an hour', async () => {
  const token = await tokenFor(SAMIR)
  running.setNow(new Date(TEST_INSTANT.getTime() + HOUR - 1))
  expect((await check(token)).statusCode).toBe(204)
  running.setNow(new Date(TEST_INSTANT.getTime() + HOUR))
  const checked = await check(token)
  expect([checked.statusCode, failure(checked).message]).toEqual([
    404,
    'Ce lien n’est plus valable, ou un lien envoyé depuis l’a remplacé. Rien n’a changé\u202f: ouvrez celui du dernier e-mail, ou demandez un nouveau lien.',
  ])
  expect(Object.keys(failure(await set(token)).errors ?? {})).toEqual(['token'])
  expect(await logIn(SAMIR, DEMO_PASSWORD)).toBe(200)
})

test('a new link replaces the former one, and its secret is not in the database', async () => {
  const former = await tokenFor(SAMIR)
  const token = await tokenFor(SAMIR)
  expect([(await check(former)).statusCode, (await check(token)).statusCode]).toEqual([404, 204])
  const rows = await running.database.query('SELECT * FROM password_tokens')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test.each([
  ['an unknown address', 'personne@ormeval.example'],
  ['an account that never logs in with a password', 'api@ormeval.example'],
])('%s is answered as a known one, and nothing is sent', async (_case, email) => {
  const known = await ask(SAMIR)
  const added = await mailOf(email, async () => {
    const answer = await ask(email)
    expect([answer.statusCode, answer.body]).toEqual([known.statusCode, known.body])
  })
  expect(added).toEqual([])
})

test('a password that is short or not repeated is refused by field, and the link still opens', async () => {
  const token = await tokenFor(SAMIR)
  const short = await set(token, 'court')
  expect([short.statusCode, Object.keys(failure(short).errors ?? {})]).toEqual([422, ['password']])
  const other = await set(token, NEW_PASSWORD, 'Autre-chose-ici')
  expect([other.statusCode, Object.keys(failure(other).errors ?? {})]).toEqual([422, ['password_confirmation']])
  expect((await check(token)).statusCode).toBe(204)
})

test('strangers who ask from many places neither keep the owner waiting nor end the link that the owner has', async () => {
  const from = (address: number) =>
    visitor.call(
      'POST',
      '/api/v3/account/password/send-email',
      { email: PAUL },
      { 'x-forwarded-for': `203.0.113.${address}` },
    )
  const added = await mailOf(PAUL, async () => {
    for (let address = 0; address < 15; address += 1) expect((await from(address)).statusCode).toBe(204)
  })
  expect(added).toHaveLength(10)
  expect((await ask(PAUL)).statusCode).toBe(204)
  const rows = await running.database.query<{ token_hash: string }>(
    `SELECT token_hash FROM password_tokens t JOIN users u ON u.id = t.user_id WHERE u.email = $1`,
    [PAUL],
  )
  const tokens = added.map(({ text }) => /\/password\/reset\/([\w-]{43})\n/.exec(text ?? '')?.[1] ?? '')
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  expect(hashes).toContain(rows[0]?.token_hash)
})

test('after ten requests an address waits, whether it has an account or not, and can still log in', async () => {
  for (const email of [SAMIR, 'personne@ormeval.example']) {
    for (let request = 0; request < 10; request += 1) await ask(email)
    expect((await ask(email)).statusCode).toBe(429)
  }
  expect(await logIn(SAMIR, DEMO_PASSWORD)).toBe(200)
})

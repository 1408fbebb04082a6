import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DEMO_PASSWORD } from '#server/demo'
import { failure } from '../../support/server/documents'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../support/server/testApp'

const CLAIRE = 'c.aubrac@ormeval.example'
const SAMIR = 's.benkacem@ormeval.example'
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

/** The mail on disk, once the outbox is empty. */
async function mail(): Promise<string[]> {
  while ((await running.database.query('SELECT id FROM outbox')).length > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  const folder = path.join(running.dataFolder, 'mail')
  const files = await readdir(folder).catch(() => [])
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
}

/** Asks for a link, and reads its token in the mail that was not there before. */
async function tokenFor(email: string): Promise<string> {
  const before = new Set(await mail())
  expect((await ask(email)).statusCode).toBe(204)
  const message = (await mail()).find((one) => !before.has(one)) ?? ''
  return /https:\/\/solive\.example\/password\/reset\/([\w-]{43})\r\n/.exec(message)?.[1] ?? ''
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

test('the mail is a French message in UTF-8 to the account’s address', async () => {
  await tokenFor(SAMIR)
  const message = (await mail()).find((one) => one.includes(`To: ${SAMIR}\r\n`)) ?? ''
  expect(message).toContain('Content-Type: text/plain; charset=utf-8\r\n')
  expect(message).toContain('Date: Fri, 20 Nov 2026 08:00:00 +0000\r\n')
  expect(message).toContain('Un nouveau mot de passe a été demandé')
  const words = [...message.matchAll(/=\?utf-8\?B\?([^?]+)\?=/g)].map(([, word = '']) => Buffer.from(word, 'base64').toString())
  expect(words.join('')).toBe('Choisissez un nouveau mot de passe Solive')
})

test('a message that cannot be written waits, and leaves with the next one', async () => {
  const folder = path.join(running.dataFolder, 'mail')
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, 'in the way')
  expect((await ask(SAMIR)).statusCode).toBe(204)
  expect(await running.database.query('SELECT recipient FROM outbox')).toEqual([{ recipient: SAMIR }])
  await rm(folder)
  expect((await ask('h.vautrin@ormeval.example')).statusCode).toBe(204)
  expect(await mail()).toHaveLength(2)
})

test('a link opens nothing after an hour', async () => {
  const token = await tokenFor(SAMIR)
  running.setNow(new Date(TEST_INSTANT.getTime() + HOUR - 1))
  expect((await check(token)).statusCode).toBe(204)
  running.setNow(new Date(TEST_INSTANT.getTime() + HOUR))
  const checked = await check(token)
  expect([checked.statusCode, failure(checked).message]).toEqual([
    404,
    'Ce lien n’est plus valable. Votre mot de passe n’a pas changé\u202f: demandez un nouveau lien.',
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
  const before = await mail()
  const answer = await ask(email)
  expect([answer.statusCode, answer.body]).toEqual([known.statusCode, known.body])
  expect(await mail()).toHaveLength(before.length)
})

test('a password that is short or not repeated is refused by field, and the link still opens', async () => {
  const token = await tokenFor(SAMIR)
  const short = await set(token, 'court')
  expect([short.statusCode, Object.keys(failure(short).errors ?? {})]).toEqual([422, ['password']])
  const other = await set(token, NEW_PASSWORD, 'Autre-chose-ici')
  expect([other.statusCode, Object.keys(failure(other).errors ?? {})]).toEqual([422, ['password_confirmation']])
  expect((await check(token)).statusCode).toBe(204)
})

test('after ten requests an address waits, whether it has an account or not, and can still log in', async () => {
  for (const email of [SAMIR, 'personne@ormeval.example']) {
    for (let request = 0; request < 10; request += 1) await ask(email)
    expect((await ask(email)).statusCode).toBe(429)
  }
  expect(await logIn(SAMIR, DEMO_PASSWORD)).toBe(200)
})

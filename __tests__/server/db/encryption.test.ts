import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { TOTP, Secret } from 'otpauth'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { StartupError } from '#server/db'
import { encryptColumns, forgetUnreadable, openKeys, rotateKeys, type KeyPlace } from '#server/db/encryption'
import { readConfiguration } from '#server/services'
import { encryptedColumns } from '../../../src/app/server/features'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../support/server/testApp'

let running: TestApp
let place: KeyPlace
beforeEach(async () => {
  running = await openTestApp()
  place = { dataKey: undefined, dataFolder: running.dataFolder }
})
afterEach(() => running.close())

const PAUL = 'p.kerivel@ormeval.example'
const CLAIRE = 'c.aubrac@ormeval.example'
const keyFile = () => path.join(running.dataFolder, 'key')
const aKey = () => randomBytes(32).toString('base64')

/** The codes of an application. Each period gives one, which is taken once. */
const codeOf = (secret: string, period = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: TEST_INSTANT.getTime() + period * 30_000 })

/** Sets up an application of codes. @returns its secret */
async function setUp(email: string): Promise<string> {
  const caller = await running.logIn(email)
  const begun = await caller.call('POST', '/api/v3/me/second-factors', { kind: 'totp' })
  const { data, meta } = begun.json<{ data: { id: string }; meta: { secret: string } }>()
  const code = codeOf(meta.secret)
  expect((await caller.call('PUT', `/api/v3/me/second-factors/${data.id}`, { code })).statusCode).toBe(200)
  return meta.secret
}

/** Somebody whose password was right, and whose code is waited for. */
async function waiting(email: string): Promise<Caller> {
  const caller = callerOf(running.app)
  await caller.call('GET', '/api/csrf-cookie')
  const answer = await caller.call('POST', '/api/v3/account/login', { email, password: DEMO_PASSWORD })
  expect(answer.statusCode).toBe(202)
  return caller
}

const byCode = async (caller: Caller, code: string) =>
  caller.call('POST', '/api/v3/account/login/second-factor', { code })

const stored = async (): Promise<string[]> =>
  (await running.database.query<{ secret: string }>('SELECT secret FROM second_factors ORDER BY secret')).map(
    ({ secret }) => secret,
  )

test('the database never holds a secret, and the key is in a file that its owner alone reads', async () => {
  const secret = await setUp(PAUL)
  const [{ id }] = await openKeys(place)
  const [value = ''] = await stored()
  expect(value).toMatch(new RegExp(`^v1:${id}:[\\w-]+$`))
  expect(value).not.toContain(secret)
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600)
  expect(value).not.toContain((await readFile(keyFile(), 'utf8')).trim())
  running.setNow(new Date(TEST_INSTANT.getTime() + 30_000))
  expect((await byCode(await waiting(PAUL), codeOf(secret, 1))).statusCode).toBe(200)
})

test('what was in clear is encrypted at the start', async () => {
  const secret = await setUp(PAUL)
  await running.database.query('UPDATE second_factors SET secret = $1', [secret])
  expect(await encryptColumns(running.database, encryptedColumns, place)).toBe(1)
  expect(await stored()).toEqual([expect.stringMatching(/^v1:/)])
  expect(await encryptColumns(running.database, encryptedColumns, place)).toBe(0)
})

test('the key is changed while the application runs, which goes on reading and writing', async () => {
  const secret = await setUp(PAUL)
  const [before] = await openKeys(place)
  expect(await rotateKeys(running.database, encryptedColumns, place)).toBe(1)
  const [after, ...former] = await openKeys(place)
  expect([after.id === before.id, former.map(({ id }) => id)]).toEqual([false, [before.id]])
  expect(await stored()).toEqual([expect.stringContaining(`v1:${after.id}:`)])
  running.setNow(new Date(TEST_INSTANT.getTime() + 30_000))
  expect((await byCode(await waiting(PAUL), codeOf(secret, 1))).statusCode).toBe(200)

  await setUp(CLAIRE)
  expect((await stored()).every((value) => value.startsWith(`v1:${after.id}:`))).toBe(true)
  await rotateKeys(running.database, encryptedColumns, place)
  const [latest, ...kept] = await openKeys(place)
  expect(kept.map(({ id }) => id)).toEqual([after.id])
  expect((await stored()).every((value) => value.startsWith(`v1:${latest.id}:`))).toBe(true)
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600)
})

test('a value opens in its own row only', async () => {
  await setUp(PAUL)
  const secret = await setUp(CLAIRE)
  await running.database.query(
    `UPDATE second_factors SET secret = (SELECT secret FROM second_factors f JOIN users u ON u.id = f.user_id WHERE u.email = $1)`,
    [PAUL],
  )
  const answer = await byCode(await waiting(CLAIRE), codeOf(secret, 1))
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    503,
    'Une donnée protégée ne peut pas être lue\u202f: la clé de l’application a changé. Prévenez votre administrateur.',
  ])
})

test('with another key the application does not start, says which is missing, and may forget what nobody can read', async () => {
  const secret = await setUp(PAUL)
  const [{ id }] = await openKeys(place)
  const other = { ...place, dataKey: aKey() }
  const refused = encryptColumns(running.database, encryptedColumns, other)
  await expect(refused).rejects.toThrow(StartupError)
  await expect(refused).rejects.toThrow(`une autre clé (${id})`)
  await expect(rotateKeys(running.database, encryptedColumns, other)).rejects.toThrow('DATA_KEY')
  const own = await readFile(keyFile(), 'utf8')
  await encryptColumns(running.database, encryptedColumns, { ...place, dataKey: `${other.dataKey},${own}` })
  expect((await byCode(await waiting(PAUL), codeOf(secret, 1))).statusCode).toBe(503)
  expect(await forgetUnreadable(running.database, encryptedColumns, place)).toBe(1)
  expect(await running.logIn(PAUL)).toBeDefined()
})

test('keys of the environment: the first encrypts, the others open; what is no key is told without repeating it', async () => {
  const former = { ...place, dataKey: aKey() }
  await setUp(PAUL)
  const own = (await readFile(keyFile(), 'utf8')).trim()
  const both = { ...place, dataKey: `${former.dataKey},${own}` }
  expect(await encryptColumns(running.database, encryptedColumns, both)).toBe(1)
  expect(await encryptColumns(running.database, encryptedColumns, former)).toBe(0)
  for (const wrong of ['court', aKey().slice(4), `${aKey()},non`]) {
    const { dataKey } = readConfiguration({ DATA_KEY: wrong })
    const opened = openKeys({ ...place, dataKey })
    await expect(opened).rejects.toThrow('DATA_KEY doit contenir une clé de 32 octets en base64')
    await expect(opened).rejects.not.toThrow(wrong)
  }
})

test('of two processes that each made a key on one database, one starts; the other says what to set, and then starts', async () => {
  const others = [1, 2].map((number) => ({
    dataKey: undefined,
    dataFolder: path.join(running.dataFolder, `of-${number}`),
  }))
  const starts = await Promise.allSettled(
    others.map((other) => encryptColumns(running.database, encryptedColumns, other)),
  )
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const first = others.find((_other, index) => starts[index]?.status === 'fulfilled') ?? place
  const second = others.find((other) => other !== first) ?? place
  const [{ id }] = await openKeys(first)
  const again = encryptColumns(running.database, encryptedColumns, second)
  await expect(again).rejects.toThrow(StartupError)
  await expect(again).rejects.toThrow(`Cette base a déjà une clé (${id})`)
  await expect(again).rejects.toThrow('DATA_KEY')

  const dataKey = (await readFile(path.join(first.dataFolder, 'key'), 'utf8')).trim()
  await encryptColumns(running.database, encryptedColumns, { ...second, dataKey })
  // A key is changed as the manual says: behind the former in every process, then before it, then alone.
  const next = aKey()
  for (const keys of [`${dataKey},${next}`, `${next},${dataKey}`, next])
    await encryptColumns(running.database, encryptedColumns, { ...second, dataKey: keys })
  await expect(encryptColumns(running.database, encryptedColumns, first)).rejects.toThrow(StartupError)
  await forgetUnreadable(running.database, encryptedColumns, first)
  expect(await encryptColumns(running.database, encryptedColumns, first)).toBe(0)
})

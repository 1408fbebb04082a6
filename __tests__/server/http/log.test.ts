import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../src/app/server/app'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { createDemoFirm } from '../../../src/app/server/demo'
import { readConfiguration, systemClock } from '#server/services'
import { callerOf } from '../../support/server/testApp'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

const UNDELIVERED = 'mail did not leave and will be tried again'

let database: TestDatabase
let app: FastifyInstance
let written: string

beforeAll(async () => {
  database = await openTestDatabase()
  await createDemoFirm(database, { asOf: new Date() })
  const logStream = new PassThrough()
  logStream.on('data', (chunk: Buffer) => (written += chunk.toString()))
  // Mail goes to a folder that cannot be: its failures are in the log too.
  const configuration = readConfiguration({ DEMO: '1', DATA_DIR: '/dev/null' })
  app = buildApp({ database, configuration, clock: systemClock, logStream })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(() => {
  written = ''
})

const lines = (): Record<string, unknown>[] =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('real requests leave no address, name, password, token or cookie', async () => {
  const caller = callerOf(app)
  await caller.call('GET', '/api/csrf-cookie')
  await caller.call('POST', '/api/v3/account/login', { email: 'h.vautrin@ormeval.example', password: 'mauvais-secret' })
  await caller.call('POST', '/api/v3/account/login', { email: 'h.vautrin@ormeval.example', password: DEMO_PASSWORD })
  const created = await caller.call('POST', '/api/v3/me/token', { name: 'Tableur', scope: 'write' })
  const token = created.json<{ meta: { token: string } }>().meta.token
  await callerOf(app).call('GET', '/api/v3/client-files?q=masson', undefined, { authorization: `Bearer ${token}` })
  await caller.call('POST', '/api/v3/account/password/send-email', { email: 'h.vautrin@ormeval.example' })
  await caller.call('GET', '/api/v3/account/password/check-token/un-jeton-secret')
  await database.query('ALTER TABLE client_files RENAME TO client_files_away')
  const broken = await caller.call('GET', '/api/v3/client-files?q=masson')
  await database.query('ALTER TABLE client_files_away RENAME TO client_files')
  expect([created.statusCode, broken.statusCode]).toEqual([201, 500])
  // Specification §8, then the number to give to the support.
  expect(broken.json<{ message: string }>().message).toMatch(
    /^Une erreur technique est survenue\. Veuillez réessayer plus tard\. Si elle persiste, donnez-nous ce numéro\u00a0: [\w-]{36}\.$/,
  )
  // Mail leaves after the answer.
  for (let attempt = 0; attempt < 250 && !lines().some(({ msg }) => msg === UNDELIVERED); attempt++) await pause(20)

  expect(lines().length).toBeGreaterThan(8)
  expect(lines().map(({ msg }) => msg)).toEqual(expect.arrayContaining(['request', 'unforeseen error', UNDELIVERED]))
  const secrets = [
    'vautrin',
    'ormeval',
    'masson',
    'tableur',
    'secret',
    'bearer',
    DEMO_PASSWORD,
    token,
    ...caller.cookies.values(),
  ]
  for (const secret of secrets) expect(written.toLowerCase()).not.toContain(secret.toLowerCase())
})

test('an error of ours says where it happened under the number that the person was given', async () => {
  await database.query('ALTER TABLE sessions RENAME TO sessions_away')
  const caller = callerOf(app)
  caller.cookies.set('solive_session', 'A'.repeat(43))
  const answer = await caller.call('GET', '/api/v3/me')
  await database.query('ALTER TABLE sessions_away RENAME TO sessions')
  const [line] = lines().filter(({ msg }) => msg === 'unforeseen error')
  expect(line).toMatchObject({
    incident: answer.headers['x-request-id'],
    reqId: answer.headers['x-request-id'],
    err: { code: '42P01' },
  })
  expect(JSON.stringify(line)).not.toContain('relation')
  expect(answer.body).not.toContain('relation')
})

test('what identifies a person is struck out, wherever it is put', () => {
  const person = { email: 'elodie@client.example', first_name: 'Élodie', lastname: 'Masson', phone: '06 39 98 00 01' }
  app.log.info(
    {
      ...person,
      user: person,
      change: { before: person },
      password: 'Demo',
      headers: { authorization: 'Bearer x', cookie: 'solive_session=x' },
    },
    'probe',
  )
  app.log.info(
    { req: { method: 'GET', url: '/mes-dossiers?q=Masson' }, err: new Error('elodie@client.example') },
    'probe',
  )
  expect(written).not.toMatch(/lodie|Masson|06 39|Demo|Bearer|solive_session/)
  expect(lines()).toHaveLength(2)
})

test('a proxy that nobody named is told of, once', async () => {
  const caller = callerOf(app)
  const untold = 'a proxy that TRUST_PROXY does not name sends X-Forwarded-For: it is not believed'
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  for (const headers of [{}, forwarded, forwarded]) await caller.call('GET', '/api/csrf-cookie', undefined, headers)
  expect(lines().filter(({ msg }) => msg === untold)).toHaveLength(1)
  expect(written).not.toContain('203.0.113.9')
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../../src/app/server/app'
import { readConfiguration } from '#server/services'
import { failure } from '../../../support/server/documents'
import { callerOf, TEST_INSTANT, type Caller } from '../../../support/server/testApp'
import { openTestDatabase, type TestDatabase } from '../../../support/server/testDatabase'

const FIRST = '/api/v3/account/first'
const CAMILLE = {
  company: 'Cabinet Martin',
  firstname: 'Camille',
  lastname: 'Martin',
  email: 'camille@martin.example',
  password: 'lanterne cobalt figue',
}

let database: TestDatabase
let app: FastifyInstance
let folder: string
beforeEach(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'solive-first-'))
  const configuration = readConfiguration({ DEMO: '0', DATA_DIR: folder })
  app = buildApp({ database, configuration, clock: { now: () => TEST_INSTANT }, logLevel: 'silent' })
  await app.ready()
})
afterEach(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true })
})

async function visitor(): Promise<Caller> {
  const caller = callerOf(app)
  await caller.call('GET', '/api/csrf-cookie')
  return caller
}

const firms = () => database.query<{ name: string }>('SELECT name FROM companies')

test('the person of this machine makes their firm, and administers it; then there is nothing any more', async () => {
  const caller = await visitor()
  expect((await caller.call('GET', FIRST)).statusCode).toBe(204)
  expect((await caller.call('POST', FIRST, CAMILLE)).statusCode).toBe(204)
  const { email, password } = CAMILLE
  const me = await caller.call('POST', '/api/v3/account/login', { email, password })
  expect([me.statusCode, me.body]).toEqual([200, expect.stringContaining('manage_company')])
  expect((await caller.call('GET', FIRST)).statusCode).toBe(404)
  const other = { ...CAMILLE, email: 'lou@durand.example' }
  expect((await (await visitor()).call('POST', FIRST, other)).statusCode).toBe(404)
  expect(await firms()).toEqual([{ name: 'Cabinet Martin' }])
})

test.each([
  { 'x-forwarded-for': '192.0.2.7' },
  { forwarded: 'for=192.0.2.7' },
  { via: '1.1 proxy' },
  { host: 'solive.example' },
  { host: 'localhost.attacker.example:3000' },
])('who comes with %j finds nothing', async (headers) => {
  const caller = await visitor()
  expect((await caller.call('GET', FIRST, undefined, headers)).statusCode).toBe(404)
  expect((await caller.call('POST', FIRST, CAMILLE, headers)).statusCode).toBe(404)
  expect(await firms()).toEqual([])
})

test('who comes from another machine finds nothing', async () => {
  const answer = await app.inject({ method: 'GET', url: FIRST, remoteAddress: '192.0.2.7' })
  expect(answer.statusCode).toBe(404)
})

test('of two visitors at the same time one makes the firm', async () => {
  const callers = await Promise.all([visitor(), visitor(), visitor()])
  const answers = await Promise.all(
    callers.map((caller, index) => caller.call('POST', FIRST, { ...CAMILLE, email: `number${index}@martin.example` })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404])
  expect(await firms()).toHaveLength(1)
})

test('a password that is easy to guess is refused, and nothing is made', async () => {
  const refused = await (await visitor()).call('POST', FIRST, { ...CAMILLE, password: 'camille-martin' })
  expect([refused.statusCode, failure(refused).errors]).toEqual([
    422,
    { password: ['Ce mot de passe contient votre nom ou votre adresse.'] },
  ])
  expect(await firms()).toEqual([])
})

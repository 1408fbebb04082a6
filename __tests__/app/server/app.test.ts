import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../src/app/server/app'
import { readConfiguration, systemClock } from '#server/services'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

let database: TestDatabase
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'solive-client-'))
  await mkdir(path.join(folder, 'assets'))
  await mkdir(path.join(folder, 'build'))
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Solive</title>')
  await writeFile(path.join(folder, 'assets/main.0a1b2c3d.js'), 'plain')
  await writeFile(path.join(folder, 'assets/main.0a1b2c3d.js.br'), 'brotli')
  await writeFile(path.join(folder, 'build/latest.json'), '{"version":"1"}')
  app = buildApp({
    database,
    configuration: readConfiguration({ DEMO: '0', DATA_DIR: folder }),
    clock: systemClock,
    clientFolder: folder,
    logLevel: 'silent',
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each([
  ['/'],
  ['/login?redirectUrl=%2Fmes-dossiers'],
  ['/mes-dossiers/0b0f9c2e-0000-4000-8000-000000000000/solution'],
  ['/comparateur/programme/pinel-x.y'],
  ['/mes-dossiers/%zz'],
])('%s is the application’s page, asked again each time', async (url) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ])
  expect(answer.body).toContain('<title>Solive</title>')
})

test('built files are kept for ever, and sent compressed in advance', async () => {
  const answer = await get('/assets/main.0a1b2c3d.js', { 'accept-encoding': 'gzip, br' })
  expect([answer.body, answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([
    'brotli',
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect((await get('/assets/main.0a1b2c3d.js')).body).toBe('plain')
})

test('the version that is served is asked again each time', async () => {
  const answer = await get('/build/latest.json')
  expect([answer.json(), answer.headers['cache-control']]).toEqual([{ version: '1' }, 'no-cache'])
})

test.each([['/assets/gone.12345678.js'], ['/build/none.json'], ['/api/none'], ['/api/none?page=%E0']])(
  '%s is not found, and not a page',
  async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      'Cette page ou cette ressource n’existe pas.',
    ])
  },
)

test.each([['/api/none/%E0%A4%A'], ['/api/%?page=%E0']])('%s cannot be read', async (url) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    expect.stringMatching(/^Cette adresse n’est pas lisible/),
  ])
})

test('nothing is written to a page', async () => {
  expect((await app.inject({ method: 'POST', url: '/mes-dossiers' })).statusCode).toBe(404)
})

test('browsers run our scripts only, and show us in no frame but in frame mode', async () => {
  const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']).split(';')
  const policy = await policyOf('/')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "worker-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
    ]),
  )
  expect(policy).toContain("frame-ancestors 'none'")
  expect(await policyOf('/login?iframe=10')).toContain("frame-ancestors 'none'")
  expect(await policyOf('/login?iframe=1')).toContain("frame-ancestors 'none'")
})

test('a page is framed by the sites that a firm lists alone, in its frame mode', async () => {
  await database.query(
    "INSERT INTO companies (id, name, frame_origins) VALUES (gen_random_uuid(), 'Martin', '{https://www.martin.example}')",
  )
  const framers = async (url: string, referer: string) =>
    /frame-ancestors ([^;]+)/.exec(String((await get(url, { referer })).headers['content-security-policy']))?.[1]
  expect(await framers('/login?iframe=1', 'https://www.martin.example/')).toBe('https://www.martin.example')
  expect(await framers('/login', 'https://www.martin.example/')).toBe("'none'")
  for (const other of [
    'https://martin.example/',
    'http://www.martin.example/',
    'https://www.martin.example.attacker.example/',
    'x',
  ])
    expect([other, await framers('/login?iframe=1', other)]).toEqual([other, "'none'"])
})

test.each([['/'], ['/assets/main.0a1b2c3d.js'], ['/api/v3/me'], ['/api/none'], ['/api/%E0%A4%A'], ['/%']])(
  '%s comes with the headers that protect',
  async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'") as unknown,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    })
  },
)

test.each([
  ['balancer-0001', true],
  ['short', false],
  ['with spaces in it', false],
  ['x'.repeat(65), false],
])('the request id %s is kept: %s', async (id, isKept) => {
  const answer = await get('/api/v3/me', { 'x-request-id': id })
  expect(answer.headers['x-request-id'] === id).toBe(isKept)
})

describe('the health of the process', () => {
  test.each([['/health/live'], ['/health/ready'], ['/api/health/live'], ['/api/health/ready']])('%s', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
  })

  test('it lives without its database, and is not ready', async () => {
    const closed = await openTestDatabase()
    const lonely = buildApp({
      database: closed,
      configuration: readConfiguration({ DATA_DIR: folder }),
      clock: systemClock,
      logLevel: 'silent',
    })
    await lonely.ready()
    await closed.close()
    const statusOf = async (url: string) => (await lonely.inject({ url })).statusCode
    expect([await statusOf('/health/live'), await statusOf('/health/ready')]).toEqual([200, 503])
    await lonely.close()
  })
})

test('without a demo firm no account is shown', async () => {
  expect((await get('/api/v3/demo-accounts')).json()).toEqual({ data: [] })
})

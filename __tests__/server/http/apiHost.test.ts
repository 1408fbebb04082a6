import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { readConfiguration } from '#server/services'
import { buildApp } from '../../../src/app/server/app'
import { demoTemplate, TEST_INSTANT } from '../../support/server/testCluster'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

// The API on a host of its own: what browsers are told, so that the pages of the domain, and no others, may ask it with their session.

const PAGES = 'https://pro.solive.example'
const API = 'https://api.solive.example'

let database: TestDatabase
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase(demoTemplate())
  folder = await mkdtemp(path.join(tmpdir(), 'solive-api-host-'))
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><head><title>Solive</title></head>')
  app = buildApp({
    database,
    configuration: readConfiguration({ DEMO: '1', DATA_DIR: folder, PUBLIC_URL: PAGES, API_URL: API }),
    clock: { now: () => TEST_INSTANT },
    clientFolder: folder,
    logLevel: 'silent',
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true })
})

/** As a proxy that ends https passes it on. */
const asked = (method: 'GET' | 'POST' | 'PUT' | 'OPTIONS', url: string, more: Record<string, string> = {}) => ({
  method,
  url,
  headers: { host: 'api.solive.example', 'x-forwarded-proto': 'https', ...more },
})

test.each([['/'], ['/index.html'], ['/mes-dossiers']])('the page at %s says where to ask, and may', async (url) => {
  const { body, headers } = await app.inject({ url, headers: { host: 'pro.solive.example' } })
  expect(body).toContain(`<meta name="api-address" content="${API}">`)
  expect(headers['cache-control']).toBe('no-cache')
  expect(String(headers['content-security-policy']).split(';')).toContain(`connect-src 'self' ${API}`)
  // A cookie of the host alone would hide the one of the domain.
  expect(headers['set-cookie']).toEqual(['solive_session=; Path=/; Max-Age=0', 'XSRF-TOKEN=; Path=/; Max-Age=0'])
})

test.each([PAGES, 'https://www.solive.example', 'https://scpi.solive.example', 'https://solive.example'])(
  'a page of %s may ask before it writes',
  async (origin) => {
    const { statusCode, headers } = await app.inject(
      asked('OPTIONS', '/v3/client-files', {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'x-xsrf-token, if-match, idempotency-key',
      }),
    )
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'x-xsrf-token, if-match, idempotency-key',
    })
  },
)

test.each(['https://solive.example.autre.example', 'https://autre.example', 'http://pro.solive.example', 'null'])(
  'a page of %s may not',
  async (origin) => {
    for (const method of ['OPTIONS', 'GET'] as const) {
      const request = asked(method, '/v3/me', { origin, 'access-control-request-method': 'GET' })
      expect((await app.inject(request)).headers['access-control-allow-origin']).toBeUndefined()
    }
  },
)

test('a session is of the whole domain: opened, used and ended by the pages', async () => {
  const from = { origin: PAGES }
  const given = await app.inject(asked('GET', '/csrf-cookie', from))
  expect(given.cookies).toHaveLength(2)
  for (const cookie of given.cookies)
    expect(cookie).toMatchObject({ domain: 'solive.example', path: '/', sameSite: 'Lax', secure: true })
  const kept = new Map(given.cookies.map(({ name, value }) => [name, value]))
  const write = (url: string, payload?: object) =>
    app.inject({
      ...asked('POST', url, { ...from, 'x-xsrf-token': kept.get('XSRF-TOKEN') ?? '' }),
      cookies: Object.fromEntries(kept),
      ...(payload ? { payload } : {}),
    })
  const opened = await write('/v3/account/login', { email: 'c.aubrac@ormeval.example', password: DEMO_PASSWORD })
  expect([opened.statusCode, opened.headers['access-control-allow-origin']]).toEqual([200, PAGES])
  for (const { name, value } of opened.cookies) kept.set(name, value)
  const me = await app.inject({ ...asked('GET', '/v3/me', from), cookies: Object.fromEntries(kept) })
  expect([me.statusCode, me.headers['access-control-allow-origin']]).toEqual([200, PAGES])
  const catalogue = await app.inject({ ...asked('GET', '/v3/catalogue', from), cookies: Object.fromEntries(kept) })
  expect(catalogue.headers.vary).toMatch(/^Origin, accept-encoding/)
  const ended = await write('/v3/account/logout')
  expect(ended.cookies.map(({ name, value, domain }) => [name, value, domain])).toEqual([
    ['solive_session', '', 'solive.example'],
    ['XSRF-TOKEN', '', 'solive.example'],
  ])
})

test('a refusal is one that the page can read, with when to ask again and its incident', async () => {
  const { statusCode, headers } = await app.inject(asked('GET', '/v3/me', { origin: PAGES }))
  expect(statusCode).toBe(401)
  expect(headers).toMatchObject({
    'access-control-allow-origin': PAGES,
    'access-control-expose-headers': 'Retry-After, X-Request-Id',
  })
})

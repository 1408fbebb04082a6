import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app'
import { readConfiguration, systemClock } from '#server/services'
import { openTestDatabase, type TestDatabase } from '../support/server/testDatabase'

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
  app = buildApp({ database, configuration: readConfiguration({ DEMO: '0', DATA_DIR: folder }), clock: systemClock, clientFolder: folder, logLevel: 'silent' })
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

test.each([['/assets/gone.12345678.js'], ['/build/none.json'], ['/api/none']])('%s is not found, and not a page', async (url) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([404, 'Cette page ou cette ressource n’existe pas.'])
})

test('nothing is written to a page', async () => {
  expect((await app.inject({ method: 'POST', url: '/mes-dossiers' })).statusCode).toBe(404)
})

test('browsers run our scripts only, and show us in no frame but in frame mode', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(String((await get('/login?iframe=1')).headers['content-security-policy'])).toContain('frame-ancestors *')
  expect((await get('/')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('without a demo firm no account is shown', async () => {
  expect((await get('/api/v3/demo-accounts')).json()).toEqual({ data: [] })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addressOf, READY, runApplication } from '../support/server/application'
import { httpBrowser } from '../support/server/httpBrowser'
import type { Program } from '../support/server/programs'
import { openTestDatabase, type TestDatabase } from '../support/server/testDatabase'

let folder: string
let database: TestDatabase
let programs: Program[]
let addresses: string[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'solive-two-'))
  database = await openTestDatabase('template0')
  const environment = { DATABASE_URL: database.url }
  programs = [1, 2].map((number) => runApplication(path.join(folder, `data-${number}`), environment))
  addresses = await Promise.all(programs.map(addressOf))
})
afterAll(async () => {
  await Promise.all(programs.map((program) => program.end('SIGTERM')))
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** A browser that a balancer sends here and there: its cookies go to both processes. */
function browser() {
  const { call } = httpBrowser()
  return async (process: 0 | 1, method: 'GET' | 'POST' | 'PUT', target: string, body?: object) => {
    const answer = await call(addresses[process] ?? '', method, target, body)
    return {
      status: answer.status,
      body: answer.body as { data: { id: string; attributes: Record<string, unknown> } } | null,
    }
  }
}

test('two processes that start together on one database share its firm, sessions and files, and log no one', async () => {
  const call = browser()
  await call(0, 'GET', '/csrf-cookie')
  expect(
    (await call(1, 'POST', '/v3/account/login', { email: 'c.aubrac@ormeval.example', password: 'Demo-2026!' })).status,
  ).toBe(200)
  const created = await call(0, 'POST', '/v3/client-files', {
    net_monthly_income: 4_000,
    annual_tax: 1_000,
    alimony: 0,
    fiscal_part: 1,
    monthly_rent: 0,
  })
  expect(created.status).toBe(201)
  const target = `/v3/client-files/${created.body?.data.id ?? ''}/heritage`
  expect((await call(1, 'PUT', target, { liquidity: 1_234.5 })).status).toBe(200)
  expect((await call(0, 'GET', target)).body?.data.attributes).toMatchObject({ liquidity: 1_234.5 })
  expect((await call(1, 'POST', '/v3/account/logout')).status).toBe(204)
  expect((await call(0, 'GET', '/v3/me')).status).toBe(401)

  // The log of a process says routes and statuses, never an address, a body or a person.
  const output = await programs[1]?.written('"route":"/api/v3/account/logout"')
  const lines = (output ?? '').split('\n').filter((line) => line.startsWith('{') && line.includes('"request"'))
  expect(lines.length).toBeGreaterThan(2)
  const known = ['level', 'method', 'ms', 'msg', 'reqId', 'route', 'status', 'time']
  for (const line of lines) expect(Object.keys(JSON.parse(line) as object).sort()).toEqual(known)
  expect(lines.join()).not.toMatch(/aubrac|1234|[?]/i)
})

test('each was answered by its own process, and the firm was made once', async () => {
  expect(new Set(addresses).size).toBe(2)
  const firms = await database.query<{ name: string }>('SELECT name FROM companies')
  expect(firms.map(({ name }) => name).sort()).toEqual(['Atelier Vermeil', 'Cabinet Ormeval Patrimoine'])
})

test('one that made a key of its own does not start beside them, and says which to give it', async () => {
  const environment = { DATABASE_URL: database.url, DATA_KEY: '' }
  const third = runApplication(path.join(folder, 'data-3'), environment)
  const output = await third.written('donnez la même à chaque processus par DATA_KEY')
  expect(output).toContain('Cette base a déjà une clé')
  expect(output).not.toContain(READY)
  expect(await third.ended).toBe(1)
})

test('a page that is open on one hears what is done on the other, without a name', async () => {
  const [page, colleague] = [httpBrowser(), httpBrowser()]
  expect(await page.logIn(addresses[0] ?? '', 'h.vautrin@ormeval.example', 'Demo-2026!')).toBe(200)
  expect(await colleague.logIn(addresses[1] ?? '', 'c.aubrac@ormeval.example', 'Demo-2026!')).toBe(200)
  const events = await page.events(addresses[0] ?? '')
  const created = await colleague.call(addresses[1] ?? '', 'POST', '/v3/client-leads', {
    ...{ honorific: 'mr', firstname: 'Basile', lastname: 'Montreuil', email: 'b.montreuil@courriel.example' },
    ...{ phone: '06 39 98 12 34', municipality: 'rennes-35000', postal_code: '35000', marital_status: 'pacs' },
    ...{
      project_type: 'long_term_rental',
      project_description: 'Un studio.',
      net_monthly_income: 3_900,
      annual_tax: 3_100,
    },
    ...{
      matrimonial_property_regime: 'property_separation',
      alimony: 120,
      fiscal_part: 2,
      monthly_rent: 780,
      monthly_loan_payment: 210,
    },
  })
  expect([created.status, created.body]).toEqual([201, expect.anything()])
  const heard = await events.until('client_lead')
  expect(heard).not.toMatch(/montreuil/i)
  events.close()
})

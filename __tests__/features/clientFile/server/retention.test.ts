import { filesOfLeads } from '#features/leads/server'
import { together } from '../../../../src/features/clientFile/server/contributions'
import { retention } from '../../../../src/features/clientFile/server/jobs/retention'
import { document, list } from '../../../support/server/documents'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const DAY_MS = 86_400_000
const FILES = '/api/v3/client-files'

let running: TestApp
let helene: Caller
let aurore: Caller
beforeEach(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
  aurore = await running.logIn('a.lestivel@vermeil.example')
  await running.database.query("UPDATE client_files SET status = 'ready', updated_at = $1", [TEST_INSTANT])
  await running.database.query('DELETE FROM outbox')
})
afterEach(() => running.close())

const after = (days: number): Date => new Date(TEST_INSTANT.getTime() + days * DAY_MS)
const round = (days: number) =>
  retention({
    database: running.database,
    clock: { now: () => after(days) },
    mayDelete: () => Promise.resolve(true),
    publicUrl: 'https://solive.example',
    contributions: together([filesOfLeads]),
    fail: (error) => {
      throw error
    },
  }).wake()
const files = () =>
  running.database.query<{ id: string; company_id: string }>('SELECT id, company_id FROM client_files ORDER BY id')
const mail = () =>
  running.database.query<{ recipient: string; subject: string; text: string }>(
    'SELECT recipient, subject, text FROM outbox ORDER BY recipient',
  )
const touch = (id: string, days: number) =>
  running.database.query('UPDATE client_files SET updated_at = $1 WHERE id = $2', [after(days), id])

test('a file without activity is announced once, and deleted after the notice; one that is touched stays', async () => {
  const [kept, sold, ...others] = await files()
  await round(3 * 365)
  expect(await mail()).toEqual([])
  await running.database.query("UPDATE client_files SET status = 'in_sale' WHERE id = $1", [sold?.id])

  await round(1_100)
  const letters = await mail()
  expect(letters.map(({ recipient }) => recipient)).toEqual([
    'a.lestivel@vermeil.example',
    'b.trevoux@ormeval.example',
    'h.vautrin@ormeval.example',
    'j.torrens@ormeval.example',
  ])
  const titles = await running.database.query<{ title: string }>('SELECT title FROM client_files')
  expect(
    titles.filter(({ title }) => letters.some(({ text, subject }) => `${subject} ${text}`.includes(title))),
  ).toEqual([])
  await round(1_101)
  expect(await mail()).toHaveLength(4)

  await touch(kept?.id ?? '', 1_110)
  await round(1_129)
  expect(await files()).toHaveLength(others.length + 2)
  await round(1_130)
  expect((await files()).map(({ id }) => id).sort()).toEqual([kept?.id, sold?.id].sort())
  const traces = await running.database.query<{ reason: string; user_id: string | null }>(
    'SELECT DISTINCT reason, user_id FROM client_file_deletions',
  )
  expect(traces).toEqual([{ reason: 'retention', user_id: null }])
})

test('a firm chooses how many years, and sees which files are about to go', async () => {
  running.setNow(after(1_500))
  // Sessions are long over.
  helene = await running.logIn('h.vautrin@ormeval.example')
  aurore = await running.logIn('a.lestivel@vermeil.example')
  expect((await helene.call('PUT', '/api/v3/company/retention', { client_file_retention_years: 0 })).statusCode).toBe(
    422,
  )
  const changed = await helene.call('PUT', '/api/v3/company/retention', { client_file_retention_years: 10 })
  expect(document(changed).data.attributes['client_file_retention_years']).toBe(10)
  await round(1_500)
  expect(list(await helene.call('GET', `${FILES}/expiring`))).toEqual([])
  const expiring = list(await aurore.call('GET', `${FILES}/expiring`))
  expect(expiring).toHaveLength(3)
  expect(expiring[0]?.attributes).toMatchObject({
    updated_at: TEST_INSTANT.toISOString(),
    deleted_after: after(1_530).toISOString(),
  })
  await round(1_530)
  const left = new Set((await files()).map(({ company_id }) => company_id))
  expect(left.size).toBe(1)
})

test('readings are forgotten after a year', async () => {
  const [file] = await files()
  await helene.call('GET', `${FILES}/${file?.id ?? ''}`)
  await helene.call('GET', `${FILES}/${file?.id ?? ''}/readings`)
  const count = async () => (await running.database.query('SELECT id FROM client_file_readings')).length
  await round(364)
  expect(await count()).toBe(1)
  await round(366)
  expect(await count()).toBe(0)
})

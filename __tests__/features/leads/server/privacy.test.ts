import { randomUUID } from 'node:crypto'
import { retention } from '../../../../src/features/leads/server/jobs/retention'
import { document, list } from '../../../support/server/documents'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const PATH = '/api/v3/client-leads'
const LEAD = {
  honorific: 'mrs',
  firstname: 'Solenn',
  lastname: 'Quéméneur',
  email: 'solenn.quemeneur@courriel.example',
  phone: '06 39 98 91 17',
  birthdate: '1969-09-21',
  address: '9 sente des Ajoncs',
  postal_code: '29200',
  marital_status: 'widowed',
  matrimonial_property_regime: 'community_property',
  project_type: 'malraux',
  project_description: 'Un ancien presbytère.',
  comment: 'Vient de la part de sa cousine Maïwenn.',
  net_monthly_income: 3_719.41,
  annual_tax: 2_911.73,
  alimony: 113.59,
  fiscal_part: 1.5,
  monthly_rent: 641.23,
}
const SAID = 'Rappeler après la vente du presbytère'
/** What is known of the person, as the database writes it. */
const KNOWN = [
  'Solenn',
  'Quéméneur',
  'solenn.quemeneur',
  '98 91 17',
  '0639989117',
  '1969-09-21',
  'Ajoncs',
  'presbytère',
  'Maïwenn',
  '3719.41',
  '2911.73',
  '113.59',
  '641.23',
  'widowed',
]

let running: TestApp
let claire: Caller
beforeEach(async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterEach(() => running.close())

const withKey = () => ({ 'idempotency-key': randomUUID() })

/** A lead to whom somebody spoke, with an answer kept for each request. */
async function knownLead(): Promise<string> {
  const { id } = document(await claire.call('POST', PATH, LEAD, withKey())).data
  await claire.call('PUT', `${PATH}/${id}`, { comment: `${LEAD.comment} Discrète.` }, withKey())
  await claire.call('POST', `${PATH}/${id}/exchanges`, { comment: SAID }, withKey())
  return id
}

/** Which values are found, in any table of the database. */
async function found(values: readonly string[]): Promise<string[]> {
  const tables = await running.database.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')",
  )
  const everywhere = await Promise.all(
    tables.map(({ name }) =>
      running.database.query<{ value: string }>(
        `SELECT DISTINCT value FROM unnest($1::text[]) value JOIN ${name} t ON strpos(t::text, value) > 0`,
        [values],
      ),
    ),
  )
  return values.filter((value) => everywhere.flat().some((row) => row.value === value))
}

const round = (now: Date) =>
  retention({
    database: running.database,
    clock: { now: () => now },
    mayDelete: () => Promise.resolve(true),
    fail: (error) => {
      throw error
    },
  }).wake()

test('a lead that is deleted and taken out of the trash leaves nothing but its id, neither in the answers kept for repeated requests', async () => {
  const before = await found(KNOWN)
  const id = await knownLead()
  const added = KNOWN.filter((value) => !before.includes(value))
  expect(added.length).toBeGreaterThan(10)
  expect(await found([...added, SAID, id])).toEqual([...added, SAID, id])
  expect((await claire.call('DELETE', `${PATH}/${id}`, undefined, withKey())).statusCode).toBe(204)
  expect(await running.database.query('SELECT 1 FROM idempotency_keys WHERE body LIKE $1', [`%${id}%`])).toEqual([])
  expect((await claire.call('DELETE', `/api/v3/trash/${id}`)).statusCode).toBe(204)
  expect(await found([...added, SAID, id])).toEqual([id])
})

test('an import that is undone leaves none of its leads in its answer', async () => {
  const { id } = document(
    await claire.call('POST', `${PATH}/import`, { file_name: 'salon.csv', rows: [LEAD] }, withKey()),
  ).data
  const [lead] = list(await claire.call('GET', `${PATH}?q=quemeneur`))
  expect(await found([lead?.id ?? '', 'Quéméneur'])).toHaveLength(2)
  expect((await claire.call('DELETE', `${PATH}/import/${id}`)).statusCode).toBe(200)
  expect(await found([lead?.id ?? '', 'Quéméneur', id])).toEqual([id])
})

test('after the last day on which a lead is kept, nobody can tell who it was; a lead that became a file stays', async () => {
  const before = await found(KNOWN)
  const added = KNOWN.filter((value) => !before.includes(value))
  const id = await knownLead()
  await running.database.query("DELETE FROM client_leads WHERE status <> 'converted' AND id <> $1", [id])
  const converted = async () =>
    running.database.query("SELECT * FROM client_leads WHERE status = 'converted' ORDER BY id")
  await running.database.query("UPDATE client_leads SET retained_until = '2029-11-20'")
  const files = await converted()
  expect(files.length).toBeGreaterThan(0)

  await round(new Date('2029-11-20T22:59:00Z'))
  expect(await found([...added, SAID])).toEqual([...added, SAID])
  await round(new Date('2029-11-20T23:01:00Z'))
  expect(await found([...added, SAID])).toEqual([])
  expect(await converted()).toEqual(files)
  expect(document(await claire.call('GET', `${PATH}/${id}`)).data.attributes).toMatchObject({
    status: 'anonymised',
    firstname: null,
    lastname: null,
    email: null,
    project_type: 'malraux',
    origin: 'other',
    created_at: TEST_INSTANT.toISOString(),
  })
})

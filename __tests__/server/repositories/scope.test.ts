import { Refusal, those, viewerOf, type Viewer } from '#server/access'
import { defineTable, Parameters, within } from '#server/repositories'
import { insertResources } from '#server/repositories/resources'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.query('CREATE TABLE couples (company_id text, first text, second text)')
  await database.query(
    "INSERT INTO couples VALUES ('a', 'anna', 'bob'), ('a', 'carl', 'anna'), ('a', 'carl', 'bob'), ('b', 'anna', 'eve')",
  )
})
afterAll(() => database.close())

const anna = viewerOf({
  companyId: 'a',
  userId: 'anna',
  name: 'Anna',
  roles: ['expert-member'],
  circumstances: {
    user: {
      can_manage_his_company: false,
      can_see_property_reference: false,
      can_see_commission: false,
      debug_mode: false,
    },
    company: { hide_commissions: false },
  },
})
const ofFirm = ({ companyId }: Viewer) => ({ company_id: companyId })
const eitherOf = ({ userId }: Viewer) => [{ first: userId }, { second: userId }]

async function reached(policy: ReturnType<typeof those>): Promise<unknown[]> {
  const scope = policy(anna)
  if (scope instanceof Refusal) throw new Error('An adviser reads client files.')
  const parameters = new Parameters()
  const text = `SELECT first, second FROM couples c WHERE ${within(scope, 'c', parameters)} ORDER BY first`
  return database.query(text, parameters.values)
}

test('a scope has all of its columns', async () => {
  expect(await reached(those('readClientFiles', ofFirm))).toHaveLength(3)
})

test('and one of its sets of columns, where it has some', async () => {
  expect(await reached(those('readClientFiles', ofFirm, eitherOf))).toEqual([
    { first: 'anna', second: 'bob' },
    { first: 'carl', second: 'anna' },
  ])
})

test('in which no row is made: which of the sets it would have is not said', async () => {
  const scope = those('readClientFiles', ofFirm, eitherOf)(anna)
  if (scope instanceof Refusal) throw new Error('An adviser reads client files.')
  const leads = defineTable('client_lead', 'client_leads')
  await expect(insertResources(leads, { scope }, database, [{}])).rejects.toThrow('one of several scopes')
})

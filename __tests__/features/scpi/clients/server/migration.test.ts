import { randomUUID } from 'node:crypto'
import { migrate } from '#server/db'
import { migrations } from '../../../../../src/app/server/features'
import { completionOf } from '#features/scpi/clients/contract/completion'
import { countAll } from '../../../../../src/features/scpi/clients/server/jobs/counting'
import { openTestDatabase, type TestDatabase } from '../../../../support/server/testDatabase'

let template: TestDatabase
beforeAll(async () => {
  template = await openTestDatabase('template1')
})
afterAll(() => template.close())

const [COMPANY, USER] = [randomUUID(), randomUUID()]
const people = [0, 1, 2].map(() => ({ client: randomUUID(), account: randomUUID() }))

/** Rows as they were before the questionnaire: a couple under a community, and somebody alone, each with an account. */
async function before() {
  const database = template
  await database.query(`INSERT INTO companies (id, name) VALUES ($1, 'Cabinet')`, [COMPANY])
  await database.query(
    `INSERT INTO users (company_id, id, email, first_name, last_name) VALUES ($1, $2, 'a@courriel.example', 'A', 'B')`,
    [COMPANY, USER],
  )
  for (const { client, account } of people) {
    await database.query(
      `INSERT INTO scpi_clients (company_id, id, firstname1, lastname, email, adviser_id) VALUES ($1, $2, 'Yvelin', 'K', $3, $4)`,
      [COMPANY, client, `${client}@courriel.example`, USER],
    )
    await database.query(
      `INSERT INTO scpi_client_family_situation (company_id, id, scpi_client_id, family_situation, mariage_contract_type)
       VALUES ($1, gen_random_uuid(), $2, 'married', 'community_property')`,
      [COMPANY, client],
    )
    await database.query(
      `INSERT INTO pp_accounts (company_id, id, client_id, adviser_id, completion) VALUES ($1, $2, $3, $4, '{"done":1,"expected":1,"missing":[]}')`,
      [COMPANY, account, client, USER],
    )
    await database.query(
      'INSERT INTO pp_account_fiscality (company_id, id, pp_account_id) VALUES ($1, gen_random_uuid(), $2)',
      [COMPANY, account],
    )
  }
  const [one, other] = people
  await database.query('UPDATE scpi_clients SET conjoint_id = $2 WHERE id = $1', [one?.client, other?.client])
  await database.query('UPDATE scpi_clients SET conjoint_id = $2 WHERE id = $1', [other?.client, one?.client])
}

test('accounts from before the questionnaire have their masses, the one that a couple shares included, and what they lack is counted', async () => {
  await migrate(
    template,
    migrations.filter(({ name }) => name < '0096'),
  )
  await before()
  await migrate(template, migrations)
  const masses = await template.query<{ entity_type: string; to_review: boolean; holders: unknown[] }>(
    'SELECT entity_type, to_review, holders FROM pp_entities ORDER BY entity_type DESC',
  )
  expect(masses.map(({ entity_type, holders }) => [entity_type, holders.length])).toEqual([
    ['own', 1],
    ['own', 1],
    ['own', 1],
    ['joint', 2],
  ])
  expect(masses.at(-1)?.to_review).toBe(true)
  await countAll(template)
  const counted = await template.query<{ done: number; expected: number }>(
    `SELECT (completion->>'done')::int AS done, (completion->>'expected')::int AS expected FROM pp_entities ORDER BY entity_type DESC`,
  )
  expect(counted.map(({ done, expected }) => [done, expected])).toEqual(
    [
      ['own', 0, 3],
      ['own', 0, 3],
      ['own', 0, 3],
      ['joint', 0, 0],
    ].map(([, ...numbers]) => numbers),
  )
  const accounts = await template.query<{ expected: number; names: string[] }>(
    `SELECT (completion->>'expected')::int AS expected, ARRAY(SELECT jsonb_array_elements(completion->'missing')->>'section') AS names FROM pp_accounts`,
  )
  expect(accounts).toHaveLength(3)
  for (const { expected, names } of accounts) {
    expect(expected).toBeGreaterThan(completionOf([{ type: 'pp_account', attributes: {} }]).expected)
    expect(names).toEqual(expect.arrayContaining(['quiz', 'pp_objective', 'fiscality']))
  }
})

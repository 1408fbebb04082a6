import { migrate } from '#server/db'
import { migrations } from '../../../../src/app/server/features'
import { openTestDatabase, type TestDatabase } from '../../../support/server/testDatabase'

const FIRM = '00000000-0000-4000-8000-000000000001'
const USER = '00000000-0000-4000-8000-000000000002'

/** A database without a schema. */
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase('template0')
})
afterEach(() => database.close())

test('sessions, and what follows them on other hosts, are kept when their keys begin with the firm', async () => {
  await migrate(
    database,
    migrations.filter(({ name }) => name < '0045'),
  )
  await database.query(`INSERT INTO companies (id, name) VALUES ('${FIRM}', 'Un')`)
  await database.query(`INSERT INTO users (company_id, id, email) VALUES ('${FIRM}', '${USER}', 'x@un.example')`)
  await database.query(
    `INSERT INTO sessions (token_hash, company_id, user_id, expires_at, login_id, logged_in_at, confirmed_at)
     SELECT hash, '${FIRM}', '${USER}', now(), gen_random_uuid(), now(), now() FROM unnest(ARRAY['first', 'second']) hash`,
  )
  await database.query(
    `INSERT INTO hand_overs (token_hash, company_id, session_hash, expires_at) VALUES ('over', '${FIRM}', 'first', now())`,
  )
  await database.query(
    `INSERT INTO pending_logins (token_hash, company_id, user_id, expires_at) VALUES ('pending', '${FIRM}', '${USER}', now())`,
  )
  const rows = async () => [
    ...(await database.query('SELECT * FROM sessions ORDER BY token_hash')),
    ...(await database.query('SELECT * FROM hand_overs')),
    ...(await database.query('SELECT * FROM pending_logins')),
  ]
  const before = await rows()
  expect(before).toHaveLength(4)
  expect(await migrate(database, migrations)).toContain('0045_keys_by_firm')
  expect(await rows()).toEqual(before)
  await database.query(`DELETE FROM sessions WHERE token_hash = 'first'`)
  expect(await database.query('SELECT * FROM hand_overs')).toEqual([])
})

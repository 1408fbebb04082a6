import { strFromU8, unzipSync } from 'fflate'
import { ACCOUNTS, ENTITIES, newInvestor, sent } from '../../../../support/scpi/questionnaire'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

let running: TestApp
let cif: Caller
let owner: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  // Who manages the people of a firm, and its SCPI clients.
  await running.database.query("UPDATE users SET roles = roles || '{scpi-admin}' WHERE email = $1", [MANAGER])
  ;[cif, owner] = await Promise.all([running.logIn('cif@ormeval.example'), running.logIn(MANAGER)])
})
afterAll(() => running.close())

const MANAGER = 'h.vautrin@ormeval.example'
const PERSONS = '/api/v3/company/persons'

/** Somebody who signed once, and takes it back: what was signed is kept. */
async function signedOnce() {
  const investor = await newInvestor(cif, { lastname: 'Zzkerdoncuff' })
  await sent(cif, 'PUT', `${ENTITIES}/${investor.entityId}/financial-asset`, { livret_a_blue_amount: 4_321.09 })
  await sent(cif, 'PUT', `${ACCOUNTS}/${investor.accountId}/objective`, {
    investment_duration: null,
    investment_risk: null,
  })
  await running.database.query(
    `INSERT INTO pp_account_versions (company_id, id, pp_account_id, signed_at, valid_until, signed_by, signed_with,
       questionnaire_version, rules_version, answers, scores, ended_at)
     SELECT company_id, gen_random_uuid(), id, now(), '2030-01-01', 'Zzkerdoncuff', 'portal', '1', '1', $2, '[]', now()
     FROM pp_accounts WHERE id = $1`,
    [investor.accountId, JSON.stringify([[{ type: 'scpi_client', attributes: { lastname: 'Zzkerdoncuff' } }]])],
  )
  return investor
}

test('the copy of a client holds his masses, what was changed of them, and what he signed', async () => {
  const { clientId, entityId } = await signedOnce()
  const answer = await owner.call('POST', `${PERSONS}/export`, { subjects: [{ type: 'scpi_client', id: clientId }] })
  expect(answer.statusCode).toBe(200)
  const files = unzipSync(answer.rawPayload)
  const text = strFromU8(files[`scpi_client-${clientId}.json`] ?? new Uint8Array())
  expect(text).toContain(entityId)
  expect(text.match(/4321\.09/g)?.length).toBeGreaterThan(1)
  expect(JSON.parse(text)).toMatchObject({ meta: { signed_versions: [{ signed_by: 'Zzkerdoncuff' }] } })
})

test('who is erased is in no version any more', async () => {
  const { clientId, accountId } = await signedOnce()
  const subjects = [{ type: 'scpi_client', id: clientId }]
  const answer = await owner.call('POST', `${PERSONS}/erase`, { subjects, reason: 'Demande du client' })
  expect(answer.statusCode).toBeLessThan(300)
  for (const table of ['pp_account_versions', 'trash_rows', 'pp_entities', 'pp_entity_financial_asset'])
    expect(await running.database.query(`SELECT 1 FROM ${table} t WHERE t::text LIKE $1`, [`%${accountId}%`])).toEqual(
      [],
    )
})

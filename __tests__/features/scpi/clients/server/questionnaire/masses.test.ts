import { ACCOUNTS, CLIENTS, ENTITIES, newInvestor, sent } from '../../../../../support/scpi/questionnaire'
import { document, failure, list } from '../../../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../../../support/server/testApp'

let running: TestApp
let cif: Caller
let admin: Caller
let colleague: Caller
let backOffice: Caller
let vermeilCif: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  ;[cif, admin, colleague, backOffice, vermeilCif] = await Promise.all([
    running.logIn('cif@ormeval.example'),
    running.logIn('admin-scpi@ormeval.example'),
    running.logIn('b.trevoux@ormeval.example'),
    running.logIn('backoffice@ormeval.example'),
    running.logIn('cif@vermeil.example'),
  ])
})
afterAll(() => running.close())

const massesOf = async (accountId: string, caller = cif) =>
  list(await caller.call('GET', `${ACCOUNTS}/${accountId}/pp-entities`))
const MARRIED = { family_situation: 'married', mariage_contract_type: 'community_property' }

/** A couple of whom both have an account. */
async function couple(regime: object) {
  const first = await newInvestor(cif)
  await sent(cif, 'PUT', `${CLIENTS}/${first.clientId}/family-situation`, regime)
  const second = await newInvestor(cif, { conjoint_id: first.clientId })
  return { first, second }
}

test('an account has its own mass, with empty sections', async () => {
  const { accountId, entityId } = await newInvestor(cif)
  const [own, ...others] = await massesOf(accountId)
  expect(others).toEqual([])
  expect(own?.attributes).toMatchObject({
    entity_type: 'own',
    label: 'Biens de Yvelin',
    holders: [{ pp_account_id: accountId, share_rate: 1 }],
  })
  const whole = await sent(
    cif,
    'GET',
    `${ENTITIES}/${entityId}?include=income,charge,financialAsset,nonFinancialAsset,loans`,
  )
  expect(whole.included?.map(({ type }) => type)).toEqual([
    'pp_income',
    'pp_charge',
    'financial_asset',
    'non_financial_asset',
  ])
})

test('loans are listed, added, changed and removed by a path of their own', async () => {
  const { entityId } = await newInvestor(cif)
  const loans = `${ENTITIES}/${entityId}/pp-entity-loans`
  const { data } = await sent(cif, 'POST', loans, { type: 'in_fine', monthly_payment_amount: 410.5 })
  expect(data.attributes).toMatchObject({ type: 'in_fine', purpose: null, monthly_payment_amount: 410.5 })
  const address = `/api/scpi/v1/pp-entity-loans/${data.id}`
  await sent(cif, 'PUT', address, { remaining_capital_amount: 80_000 })
  expect(list(await cif.call('GET', loans))[0]?.attributes).toMatchObject({ remaining_capital_amount: 80_000 })
  expect((await cif.call('DELETE', address)).statusCode).toBe(200)
  expect(list(await cif.call('GET', loans))).toEqual([])
})

test('who is married under a community shares a mass once both have an account: one id under both, half each', async () => {
  const { first, second } = await couple(MARRIED)
  const [, shared] = await massesOf(first.accountId)
  const [, same] = await massesOf(second.accountId)
  expect(shared?.id).toBe(same?.id)
  expect(shared?.attributes).toMatchObject({ entity_type: 'joint', to_review: false })
  expect(shared?.attributes['holders']).toEqual(
    expect.arrayContaining([
      { pp_account_id: first.accountId, share_rate: 0.5 },
      { pp_account_id: second.accountId, share_rate: 0.5 },
    ]),
  )
})

test('who has nothing in common shares a mass if they ask, once', async () => {
  const { first } = await couple({ family_situation: 'married', mariage_contract_type: 'property_separation' })
  expect(await massesOf(first.accountId)).toHaveLength(1)
  expect((await cif.call('POST', `${ACCOUNTS}/${first.accountId}/pp-entities`, {})).statusCode).toBe(201)
  expect(await massesOf(first.accountId)).toHaveLength(2)
  expect((await cif.call('POST', `${ACCOUNTS}/${first.accountId}/pp-entities`, {})).statusCode).toBe(409)
  const alone = await newInvestor(cif)
  expect((await cif.call('POST', `${ACCOUNTS}/${alone.accountId}/pp-entities`, {})).statusCode).toBe(409)
})

test('shares make a whole, of the same holders', async () => {
  const { first, second } = await couple(MARRIED)
  const [, shared] = await massesOf(first.accountId)
  const address = `${ENTITIES}/${shared?.id ?? ''}`
  const holders = (one: number, two: number, id = second.accountId) => [
    { pp_account_id: first.accountId, share_rate: one },
    { pp_account_id: id, share_rate: two },
  ]
  expect((await cif.call('PUT', address, { holders: holders(0.7, 0.3) })).statusCode).toBe(200)
  expect(document(await cif.call('GET', address)).data.attributes['holders']).toEqual(holders(0.7, 0.3))
  expect(failure(await cif.call('PUT', address, { holders: holders(0.7, 0.4) })).errors).toHaveProperty('holders')
  const stranger = await newInvestor(cif)
  const others = holders(0.5, 0.5, stranger.accountId)
  expect(failure(await cif.call('PUT', address, { holders: others })).errors).toHaveProperty('holders')
  expect(failure(await cif.call('PUT', address, { holders: [] })).errors).toHaveProperty('holders')
})

test('a share of a joint mass counts in the scores of each', async () => {
  const { first, second } = await couple(MARRIED)
  const [, shared] = await massesOf(first.accountId)
  const address = `${ENTITIES}/${shared?.id ?? ''}`
  await sent(cif, 'PUT', `${address}/income`, { income_types: ['wages'], monthly_wages_pensions_amount: 5_000 })
  await sent(cif, 'PUT', `${address}/charge`, { monthly_current_charges_amount: 2_500 })
  await sent(cif, 'PUT', address, {
    holders: [
      { pp_account_id: first.accountId, share_rate: 0.8 },
      { pp_account_id: second.accountId, share_rate: 0.2 },
    ],
  })
  await sent(cif, 'PUT', `${ENTITIES}/${second.entityId}/charge`, { monthly_current_charges_amount: 500 })
  for (const { accountId } of [first, second])
    await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/financial-situation`, { monthly_saving_amount: 1_500 })
  const found = async (accountId: string) => {
    const answer = await cif.call('GET', `${ACCOUNTS}/${accountId}/contradictions`)
    return answer.json<{ meta: { contradictions: { code: string }[] } }>().meta.contradictions.map(({ code }) => code)
  }
  // First: 4 000 − 2 000 = 2 000 left of which 1 500 are saved; second: 1 000 − 1 000 = 0.
  expect(await found(first.accountId)).not.toContain('COH-11')
  expect(await found(second.accountId)).toContain('COH-11')
})

test('who parts keeps the shared mass, to be reviewed; who stays holds it alone when the other is deleted', async () => {
  const { first, second } = await couple(MARRIED)
  await sent(cif, 'PUT', `${CLIENTS}/${first.clientId}`, { conjoint_id: null })
  expect((await massesOf(second.accountId))[1]?.attributes).toMatchObject({ to_review: true })
  expect((await admin.call('DELETE', `${CLIENTS}/${first.clientId}`)).statusCode).toBe(204)
  const [, kept] = await massesOf(second.accountId)
  expect(kept?.attributes['holders']).toEqual([{ pp_account_id: second.accountId, share_rate: 1 }])
})

test('each role, a colleague, another firm', async () => {
  const { accountId, entityId } = await newInvestor(cif)
  const address = `${ENTITIES}/${entityId}/charge`
  for (const caller of [cif, admin, backOffice]) {
    expect((await caller.call('PUT', address, { monthly_rent_amount: 700 })).statusCode).toBe(200)
    expect(await massesOf(accountId, caller)).toHaveLength(1)
  }
  for (const caller of [colleague, vermeilCif]) {
    expect((await caller.call('GET', address)).statusCode).toBe(404)
    expect((await caller.call('PUT', address, { monthly_rent_amount: 1 })).statusCode).toBe(404)
    expect((await caller.call('GET', `${ACCOUNTS}/${accountId}/pp-entities`)).statusCode).toBe(404)
    expect((await caller.call('GET', `/api/scpi/v1/scores/investor-profile/${accountId}`)).statusCode).toBe(404)
  }
})

test('goes to another adviser with the client', async () => {
  const { clientId, entityId } = await newInvestor(cif)
  const [user] = await running.database.query<{ id: string }>(
    "SELECT id FROM users WHERE email = 'b.trevoux@ormeval.example'",
  )
  await sent(admin, 'PUT', `${CLIENTS}/${clientId}`, { adviser_id: user?.id })
  expect((await cif.call('GET', `${ENTITIES}/${entityId}`)).statusCode).toBe(404)
  expect((await colleague.call('GET', `${ENTITIES}/${entityId}`)).statusCode).toBe(200)
})

import {
  ACCOUNTS,
  CLIENTS,
  ENTITIES,
  newInvestor,
  sent,
  type Investor,
} from '../../../../../support/scpi/questionnaire'
import { failure, list } from '../../../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../../../support/server/testApp'

let running: TestApp
let cif: Caller
let colleague: Caller
let vermeilCif: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  ;[cif, colleague, vermeilCif] = await Promise.all([
    running.logIn('cif@ormeval.example'),
    running.logIn('b.trevoux@ormeval.example'),
    running.logIn('cif@vermeil.example'),
  ])
})
afterAll(() => running.close())

const COMMUNITY = { family_situation: 'married', mariage_contract_type: 'community_property' }
const SEPARATION = { family_situation: 'married', mariage_contract_type: 'property_separation' }
const regime = (clientId: string, union: object) => sent(cif, 'PUT', `${CLIENTS}/${clientId}/family-situation`, union)
const massesOf = async ({ accountId }: Investor) => list(await cif.call('GET', `${ACCOUNTS}/${accountId}/pp-entities`))
const sharedOf = async (investor: Investor) =>
  (await massesOf(investor)).find(({ attributes }) => attributes['entity_type'] === 'joint')
const settle = (id: string | undefined, body: object, caller = cif) =>
  caller.call('POST', `${ENTITIES}/${id ?? ''}/outcome`, body)

async function couple(union: object): Promise<readonly [Investor, Investor]> {
  const first = await newInvestor(cif)
  await regime(first.clientId, union)
  return [first, await newInvestor(cif, { conjoint_id: first.clientId })]
}

/** A couple whose shared mass holds something, and whose regime makes nothing common any more. */
async function separated() {
  const [first, second] = await couple(COMMUNITY)
  const shared = await sharedOf(first)
  const address = `${ENTITIES}/${shared?.id ?? ''}`
  await sent(cif, 'PUT', `${address}/income`, { income_types: ['wages'], monthly_wages_pensions_amount: 3_000.01 })
  await sent(cif, 'PUT', `${address}/financial-asset`, { livret_a_blue_amount: 9_000 })
  await sent(cif, 'POST', `${address}/pp-entity-loans`, { type: 'amortizing', remaining_capital_amount: 50_000 })
  await sent(cif, 'PUT', `${ENTITIES}/${first.entityId}/financial-asset`, { livret_a_blue_amount: 1_000 })
  await regime(first.clientId, SEPARATION)
  return { first, second, id: shared?.id }
}
const section = async (entityId: string, path: string) =>
  (await sent(cif, 'GET', `${ENTITIES}/${entityId}/${path}`)).data.attributes
const loansOf = async (entityId: string) => list(await cif.call('GET', `${ENTITIES}/${entityId}/pp-entity-loans`))

test('a regime that makes things common opens the shared mass, which asks; one that is taken back at once leaves none', async () => {
  const [first, second] = await couple(SEPARATION)
  expect(await massesOf(first)).toHaveLength(1)
  await regime(first.clientId, COMMUNITY)
  const shared = await sharedOf(second)
  expect(shared?.attributes).toMatchObject({ to_review: true, review_reason: 'regime_begun' })
  await regime(second.clientId, COMMUNITY)
  expect((await sharedOf(second))?.attributes).toMatchObject({ to_review: true })
  await regime(first.clientId, SEPARATION)
  expect(await sharedOf(second)).toBeUndefined()
})

test('what each owns alone goes into the mass that begins, if they say so; what he earns stays his', async () => {
  const [first, second] = await couple(SEPARATION)
  await sent(cif, 'PUT', `${ENTITIES}/${first.entityId}/financial-asset`, {
    livret_a_blue_amount: 1_000.1,
    life_insurance_amount: 12_000,
    uc_life_insurance_rate: 0.5,
  })
  await sent(cif, 'PUT', `${ENTITIES}/${second.entityId}/financial-asset`, {
    livret_a_blue_amount: 2_000.2,
    life_insurance_amount: 4_000,
    uc_life_insurance_rate: 1,
  })
  await sent(cif, 'PUT', `${ENTITIES}/${second.entityId}/income`, { monthly_wages_pensions_amount: 2_500 })
  await sent(cif, 'POST', `${ENTITIES}/${second.entityId}/pp-entity-loans`, { remaining_capital_amount: 700 })
  await regime(second.clientId, COMMUNITY)
  const shared = await sharedOf(first)
  expect((await settle(shared?.id, { outcome: 'pool' })).statusCode).toBe(204)
  expect((await sharedOf(first))?.attributes).toMatchObject({ to_review: false, review_reason: null })
  expect(await section(shared?.id ?? '', 'financial-asset')).toMatchObject({
    livret_a_blue_amount: 3_000.3,
    life_insurance_amount: 16_000,
    uc_life_insurance_rate: 0.625,
  })
  expect(await section(second.entityId, 'financial-asset')).toMatchObject({ livret_a_blue_amount: null })
  expect(await section(second.entityId, 'income')).toMatchObject({ monthly_wages_pensions_amount: 2_500 })
  expect([(await loansOf(shared?.id ?? '')).length, (await loansOf(second.entityId)).length]).toEqual([1, 0])
})

test('a regime that no longer makes anything common leaves the mass to be reviewed, until it does again', async () => {
  const { first, second } = await separated()
  expect((await sharedOf(second))?.attributes).toMatchObject({ to_review: true, review_reason: 'regime_ended' })
  await regime(first.clientId, { family_situation: 'pacs', pacs_contract_type: 'joint_ownership' })
  expect((await sharedOf(second))?.attributes).toMatchObject({ to_review: false, review_reason: null })
})

test('shared out, its amounts are in both own masses to the cent, its loans too, and it is no more', async () => {
  const { first, second, id } = await separated()
  expect((await settle(id, { outcome: 'split' })).statusCode).toBe(204)
  expect(await sharedOf(first)).toBeUndefined()
  expect((await cif.call('GET', `${ENTITIES}/${id ?? ''}`)).statusCode).toBe(404)
  const wages = await Promise.all(
    [first, second].map(async ({ entityId }) => (await section(entityId, 'income'))['monthly_wages_pensions_amount']),
  )
  expect(wages.map(Number).sort()).toEqual([1_500, 1_500.01])
  expect(await section(first.entityId, 'income')).toMatchObject({ income_types: ['wages'] })
  expect(await section(first.entityId, 'financial-asset')).toMatchObject({ livret_a_blue_amount: 5_500 })
  expect(await section(second.entityId, 'financial-asset')).toMatchObject({ livret_a_blue_amount: 4_500 })
  for (const { entityId } of [first, second])
    expect((await loansOf(entityId))[0]?.attributes).toMatchObject({ remaining_capital_amount: 25_000 })
})

test('given to one of its holders, all of it is his; to somebody else, nothing changes', async () => {
  const { first, second, id } = await separated()
  const stranger = await newInvestor(cif)
  for (const body of [{ outcome: 'give' }, { outcome: 'give', to: stranger.accountId }])
    expect(failure(await settle(id, body)).errors).toHaveProperty('to')
  expect(failure(await settle(id, {})).errors).toHaveProperty('outcome')
  expect((await settle(id, { outcome: 'give', to: second.accountId })).statusCode).toBe(204)
  for (const { clientId } of [first, second]) {
    const lines = list(await cif.call('GET', `${CLIENTS}/${clientId}/history`))
    expect(lines.map(({ attributes }) => attributes)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ resource_type: 'mass_settlement', field: 'outcome', new_value: 'give' }),
        expect.objectContaining({ resource_type: 'mass_settlement', field: 'given_to' }),
      ]),
    )
  }
  expect(await section(second.entityId, 'financial-asset')).toMatchObject({ livret_a_blue_amount: 9_000 })
  expect(await section(first.entityId, 'financial-asset')).toMatchObject({ livret_a_blue_amount: 1_000 })
})

test('kept, it stays with its holders, and is not asked about twice; what each signed is signed no more', async () => {
  const { first, second, id } = await separated()
  await running.database.query('UPDATE scpi_clients SET kyc_signed_at = now() WHERE id = ANY($1)', [
    [first.clientId, second.clientId],
  ])
  expect((await settle(id, { outcome: 'keep' })).statusCode).toBe(204)
  const [, kept] = await massesOf(first)
  expect(kept?.attributes).toMatchObject({ to_review: false, review_reason: null })
  expect(kept?.attributes['holders']).toHaveLength(2)
  expect((await settle(id, { outcome: 'split' })).statusCode).toBe(409)
  for (const { clientId } of [first, second])
    expect((await sent(cif, 'GET', `${CLIENTS}/${clientId}`)).data.attributes['kyc_signed_at']).toBeNull()
})

test('who parts is asked as well; a colleague and another firm say nothing', async () => {
  const [first, second] = await couple(COMMUNITY)
  await sent(cif, 'PUT', `${CLIENTS}/${first.clientId}`, { conjoint_id: null })
  const shared = await sharedOf(second)
  expect(shared?.attributes).toMatchObject({ review_reason: 'union_ended' })
  for (const caller of [colleague, vermeilCif])
    expect((await settle(shared?.id, { outcome: 'keep' }, caller)).statusCode).toBe(404)
  expect((await settle(shared?.id, { outcome: 'split' })).statusCode).toBe(204)
})

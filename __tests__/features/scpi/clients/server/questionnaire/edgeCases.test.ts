import { answersOf, PERSONA_DAY } from '../../../../../support/scpi/personas'
import { ACCOUNTS, ENTITIES, newInvestor, sent, test18 } from '../../../../../support/scpi/questionnaire'
import { generalQuestions, productFamilies, scpiQuestions } from '#features/scpi/clients/contract/questions'
import { openTestApp, type Caller, type TestApp } from '../../../../../support/server/testApp'

let running: TestApp
let cif: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  running.setNow(new Date(`${PERSONA_DAY}T09:00:00Z`))
  cif = await running.logIn('cif@ormeval.example')
})
afterAll(() => running.close())

const scoreOf = async (code: string, accountId: string) => {
  const { attributes } = (await sent(cif, 'GET', `/api/scpi/v1/scores/${code}/${accountId}`)).data
  const caps: unknown = attributes['caps']
  const codes = Array.isArray(caps) ? caps.map((cap: { code: string }) => cap.code) : []
  return { points: attributes['points'], level: attributes['level'], caps: codes }
}

/** All that is known by experience. */
const experience = Object.fromEntries(
  Object.keys(productFamilies).flatMap((family) => [
    [`exp_${family}_operations`, 'gt_10'],
    [`exp_${family}_holding`, 'gt_5y'],
  ]),
)
const answers = (general: string, scpi: string) => ({
  ...answersOf(Object.keys(generalQuestions), general),
  ...answersOf(Object.keys(scpiQuestions), scpi),
})

// Edge cases of the tables of scores: experience never replaces knowledge.
test.each([
  ['E1', 'aba-----', 'bac_5', 'none', { points: 59, level: 'basic', caps: ['KE-CAP-1'] }],
  ['E2', 'ababb---', 'finance_degree', 'gt_3y', { points: 85, level: 'informed', caps: ['KE-CAP-2'] }],
])('%s: general knowledge', async (_, general, education_level, finance_experience, expected) => {
  const { accountId } = await newInvestor(cif)
  await test18(cif, accountId, {
    ...answers(general, '----------'),
    ...experience,
    education_level,
    finance_experience,
  })
  expect(await scoreOf('knowledge-experience', accountId)).toEqual(expected)
})

test('E3: the essential of SCPI shares is known, and too little beside it', async () => {
  const { accountId } = await newInvestor(cif)
  await test18(cif, accountId, {
    ...answers('--------', 'bbbac-----'),
    scpi_operations_count: 'gt_5',
    scpi_holding_period: 'gt_5y',
    scpi_has_sold_shares: true,
    scpi_experienced_price_drop: true,
  })
  expect(await scoreOf('knowledge-experience-scpi', accountId)).toEqual({
    points: 65,
    level: 'insufficient',
    caps: ['KS-CAP-2'],
  })
})

// Charges, loans and liquid assets, euros; 8 000 € a month are earned, and the net worth is of 1 200 000 €.
test.each([
  ['E4', 4_000, 0, 2_000, { points: 75, level: 'none', caps: ['AL-CAP-2'] }],
  ['E5', 8_400, 0, 60_000, { points: 73, level: 'none', caps: ['AL-CAP-1'] }],
  ['E6', 2_000, 3_200, 60_000, { points: 78, level: 'limited', caps: ['AL-CAP-5'] }],
  ['E7', 4_000, 0, 8_000, { points: 75, level: 'limited', caps: ['AL-CAP-3'] }],
  ['E8', 2_000, 4_400, 60_000, { points: 73, level: 'none', caps: ['AL-CAP-4'] }],
])('%s: ability to sustain a loss', async (_, charges, loans, liquid, expected) => {
  const { accountId, entityId } = await newInvestor(cif, { birthdate: '1986-05-01' })
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}`, { nb_children: 0, nb_dependent_children: 0 })
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/professional-situation`, {
    work_status: 'official',
    retirement_age: 64,
  })
  const put = (section: string, body: object) => sent(cif, 'PUT', `${ENTITIES}/${entityId}/${section}`, body)
  await put('income', { income_types: ['wages'], monthly_wages_pensions_amount: 8_000 })
  await put('charge', { monthly_current_charges_amount: charges })
  await put('financial-asset', { current_account_amount: liquid })
  await put('non-financial-asset', { real_estate_home_amount: 1_200_000 - liquid })
  const loan = { monthly_payment_amount: loans, remaining_capital_amount: 0 }
  if (loans > 0) await sent(cif, 'POST', `${ENTITIES}/${entityId}/pp-entity-loans`, loan)
  expect(await scoreOf('ability-to-sustain-loss', accountId)).toEqual(expected)
})

import { testFirm, type Colleague } from '../../../support/server/firm'

/** Those of the third quarter of 2026 (avis du 26 juin 2026), under the date of a quarter that comes after it. */
const ceilings = {
  usury_from: '2026-10-01',
  usury_fixed_under_10y: 0.0407,
  usury_fixed_10_to_20y: 0.0457,
  usury_fixed_20y_plus: 0.0331,
  usury_variable: 0.0528,
  usury_bridge: 0.0639,
}
const PATH = '/api/v3/company/usury-ceilings'

const { helene, claire, logIn } = testFirm()

async function simulated(caller: Colleague) {
  const answer = await caller.call('POST', '/api/v3/simulators/simulation/long_term_rental', {
    municipality: 'montpellier-34000',
    net_monthly_income: 6_900,
    annual_tax: 4_000,
    fiscal_part: 3,
    contribution: 20_000,
    property_price: 200_000,
    notary_fee: 5_000,
    guaranty_fee: 2_000,
    duration_to_display: 1,
    loan_duration: 20,
    loan_rate: 0.035,
    insurance_rate: 0.0034,
    alimony: 0,
    monthly_rent: 0,
    monthly_loan_payment: 0,
    yearly_rent_revaluation_rate: 0.01,
    surface: 45,
  })
  const { data, meta } = answer.json<{
    data: { loan_cost: { usury_ceiling: number; usury_from: string }; warnings: { code: string }[] }
    meta: { context: { usury?: object } }
  }>()
  const { usury_ceiling, usury_from } = data.loan_cost
  return {
    usury_ceiling,
    usury_from,
    isOver: data.warnings.some(({ code }) => code === 'usury'),
    context: meta.context,
  }
}

test('ceilings that the firm types are those of its simulations, and of no other firm', async () => {
  expect(await simulated(claire)).toMatchObject({ usury_ceiling: 0.0529, usury_from: '2026-07-01', isOver: false })
  const answer = await helene.call('PUT', PATH, ceilings)
  expect([answer.statusCode, answer.json<{ data: { attributes: object } }>().data.attributes]).toEqual([
    200,
    expect.objectContaining(ceilings),
  ])
  expect(await simulated(claire)).toMatchObject({
    usury_ceiling: 0.0331,
    usury_from: '2026-10-01',
    isOver: true,
    context: { usury: { from: '2026-10-01', fixed_20y_plus: 0.0331 } },
  })
  const other = await logIn('a.lestivel@vermeil.example')
  expect(await simulated(other)).toMatchObject({ usury_from: '2026-07-01' })
})

test('are all asked for, and set by who manages the firm alone', async () => {
  const { usury_bridge: _, ...incomplete } = ceilings
  const answer = await helene.call('PUT', PATH, incomplete)
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, ['usury_bridge']])
  expect((await claire.call('PUT', PATH, ceilings)).statusCode).toBe(403)
})

import { notaryFee, simulators } from '#domain'

const rates = { 10: 0.03, 15: 0.032, 20: 0.034, 25: 0.035, 30: 0.037 }
const household = {
  net_monthly_income: 4_000,
  alimony: 0,
  monthly_rent: 0,
  monthly_loan_payment: 0,
  contribution: 20_000,
}
const loan = { loan_duration: 20, loan_rate: 0.0335, insurance_rate: 0.0034 }
const ON = '2026-11-20'

describe('the loan of a household (decision HCSF D-HCSF-2021-7)', () => {
  const answer = simulators.loanCapacity({ ...household, ...loan }, rates, ON)

  test('has an instalment of 35 % of its income, insurance included', () => {
    expect(answer.monthly_payment).toBeCloseTo(1_400, 1)
    expect(answer.loan_amount).toBeCloseTo(233_094.47, 2)
    expect(answer.budget).toBeCloseTo(253_094.47, 2)
  })

  test('costs what its instalments are more than the capital, but for the cents that the last one settles', () => {
    expect(answer.interest_cost + answer.insurance_cost).toBeCloseTo(
      240 * answer.monthly_payment - answer.loan_amount,
      -1,
    )
  })

  test('is larger over a longer duration, at the firm’s rates', () => {
    expect(answer.by_duration.map(({ loan_duration, loan_rate }) => [loan_duration, loan_rate])).toEqual([
      [10, 0.03],
      [15, 0.032],
      [20, 0.034],
      [25, 0.035],
    ])
    const amounts = answer.by_duration.map(({ loan_amount }) => loan_amount)
    expect(amounts.toSorted((one, other) => one - other)).toEqual(amounts)
  })
})

const market = { zone: 'A', rent_per_square_meter: 15, price_per_square_meter: 4_500 } as const
const context = { asOf: ON, market, department: '34', defaults: { loan_application_fee: 500, brokerage_fee: 1_500 } }
const capacity = (changes: Partial<Parameters<typeof simulators.investmentCapacity>[0]>) =>
  simulators.investmentCapacity(
    { ...household, ...loan, annual_tax: 3_600, project: 'long_term_rental', ...changes },
    context,
  )

describe('the investment capacity of a household', () => {
  test('pays for the price, the notary, the guarantee and the bank with the loan and the contribution, to the cent', () => {
    const answer = capacity({})
    const price = answer.budget ?? 0
    expect(answer.notary_fee).toBe(notaryFee(price, { seniority: 'new', on: ON, department: '34' }).total)
    expect(answer.loan_fees).toBeCloseTo(2_000 + answer.loan_amount * 0.015, 2)
    expect(answer.total_cost).toBeCloseTo(price + answer.notary_fee + answer.loan_fees, 2)
    expect(answer.total_cost - 20_000).toBeCloseTo(answer.loan_amount, 1)
  })

  test('stops at the euro where the debt ratio passes 35 %', () => {
    const answer = capacity({})
    expect(answer.debt_ratio_after).toBeLessThanOrEqual(0.35)
    expect(answer.debt_ratio_after).toBeGreaterThan(0.3499)
  })

  test('leaves to live on the income less tax, charges and instalment, with 70 % of the rents', () => {
    const answer = capacity({ monthly_rent: 500, alimony: 100 })
    expect(answer.residual_income_before).toBe(4_000 - 300 - 500 - 100)
    expect(answer.residual_income_after).toBeCloseTo(3_100 - answer.monthly_payment + answer.expected_rent * 0.7, 1)
  })

  test('is read in three ways: without rents it is lower, with rents that pay the instalment first it is higher', () => {
    const { budget, readings } = capacity({})
    const [hcsf, prudent, differential] = readings
    expect(readings.map(({ reading }) => reading)).toEqual(['hcsf', 'prudent', 'differential'])
    expect(hcsf?.budget).toBe(budget)
    expect(prudent?.budget ?? 0).toBeLessThan(budget ?? 0)
    expect(differential?.budget ?? Infinity).toBeGreaterThan(budget ?? 0)
    // (payment ÷ income) without rents; (payment − 70 % of rents) ÷ income in the differential reading.
    const { monthly_payment, expected_rent } = capacity({})
    expect(prudent?.debt_ratio).toBeCloseTo(monthly_payment / 4_000, 6)
    expect(differential?.debt_ratio).toBeCloseTo((monthly_payment - expected_rent * 0.7) / 4_000, 4)
  })

  test('is what the contribution buys when the household is at the limit already, or has no income', () => {
    for (const changes of [{ monthly_loan_payment: 1_500 }, { net_monthly_income: 0 }]) {
      const answer = capacity({ ...changes, project: 'personal_residency', contribution: 150_000 })
      expect(answer.loan_amount).toBe(0)
      expect(answer.total_cost).toBeLessThanOrEqual(150_000)
      expect(answer.total_cost).toBeGreaterThan(149_990)
    }
    expect(capacity({ net_monthly_income: 0, contribution: 0 }).budget).toBe(0)
  })

  test('of a first home bears no rise of the departmental duties (loi 2025-127, art. 116)', () => {
    const home = {
      project: 'personal_residency',
      seniority: 'old',
      monthly_loan_payment: 1_500,
      contribution: 150_000,
    } as const
    const [first, other] = [capacity({ ...home, is_first_home: true }), capacity(home)]
    // Hérault voted 5 %: 5 % × 1.0237 + 1.2 % = 6.3185 % for another home, 5.80665 % for a first one; the rest is in proportion.
    const saved = (other.budget ?? 0) * (0.063185 - 0.0580665)
    expect((first.budget ?? 0) + first.notary_fee).toBeCloseTo((other.budget ?? 0) + other.notary_fee, -1)
    expect((first.budget ?? 0) - (other.budget ?? 0)).toBeGreaterThan(saved * 0.9)
    expect((first.budget ?? 0) - (other.budget ?? 0)).toBeLessThan(saved)
  })

  test('of a new home, or of one bought to let, is the same for a first buyer', () => {
    for (const project of ['personal_residency', 'historic_monuments'] as const)
      expect(capacity({ project, is_first_home: true })).toEqual(capacity({ project }))
  })

  test('counts no rent for a home to live in, and says when the rents would pay for any price', () => {
    expect(capacity({ project: 'personal_residency' }).expected_rent).toBe(0)
    // 25 × 12 ÷ 4 500 = 6.7 % of rents, 70 % of which pass the thirtieth of the loan due each year.
    const question = {
      ...household,
      annual_tax: 0,
      project: 'long_term_rental',
      loan_duration: 30,
      loan_rate: 0,
      insurance_rate: 0,
      max_post_investment_debt_rate: 1,
    } as const
    expect(
      simulators.investmentCapacity(question, { ...context, market: { ...market, rent_per_square_meter: 25 } }).budget,
    ).toBeNull()
  })

  test('takes the limit that is asked for instead of the one in force', () => {
    expect(capacity({ max_post_investment_debt_rate: 0.3 }).budget ?? 0).toBeLessThan(capacity({}).budget ?? 0)
    expect(capacity({ max_post_investment_debt_rate: 0.35 }).budget).toBe(capacity({}).budget)
  })
})

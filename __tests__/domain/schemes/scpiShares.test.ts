import { simulate, type SolutionConfiguration } from '#domain'
import { configuration, context, refusedFields, simulated } from '../support/examples'

/** 48,000 euros of shares bought on the last day of a year, so that the first year is a whole one; paid in cash. */
const shares = (changes: Partial<SolutionConfiguration> = {}): Partial<SolutionConfiguration> => ({
  project: 'scpi_shares',
  notary_signature_date: '2025-12-31',
  property_price: 48_000,
  notary_fee: 0,
  guaranty_fee: 0,
  loan_application_fee: 0,
  brokerage_fee: 0,
  contribution: 48_000,
  loan_duration: 0,
  duration_to_display: 3,
  scpi_distribution_rate: 0.05,
  ...changes,
})

/** A single person whose net taxable income is 45,000 euros. */
const single = { annual_tax: 0, fiscal_part: 1, net_monthly_income: (50_000 * 0.98) / 12 }

describe('SCPI shares', () => {
  test('distribute their rate each month, whatever a home would be let for, and bear no charge of a home', () => {
    const [first] = simulated(shares({ suggested_rent: 900, waste_tax: 300 })).yearly_report
    expect([first?.rent, first?.charges, first?.property_value]).toEqual([2_400, 0, 43_200])
  })

  test('French rents are taxed at the scale, and bear 17.2 % of levies (CGI art. 14 A and 200 A; CSS art. L136-6)', () => {
    const [first] = simulated(shares(single)).yearly_report
    // 45,000 and 2,400 stay in the slice at 30 %: 720; 2,400 × 17.2 % = 412.80.
    expect([first?.social_levies, first?.rent_tax]).toEqual([413, 720 + 413])
  })

  // Published worked case: tax on 47,500 in the proportion of 45,000, less the tax on 45,000, under the scale of 2026; no levies.
  test('foreign rents cost what they raise the tax of the other incomes by', () => {
    const [first] = simulated(
      shares({ ...single, scpi_foreign_share: 1, property_price: 50_000, contribution: 50_000 }),
    ).yearly_report
    expect(first?.taxable_income_after).toBe(47_500)
    expect(first?.social_levies).toBe(0)
    // 7,353.99 × 45,000 ÷ 47,500 − 6,603.99 = 362.95.
    expect(Math.abs((first?.rent_tax ?? 0) - 363)).toBeLessThanOrEqual(1)
  })

  test('a loan is deducted from both in proportion, and foreign rents make no deficit', () => {
    const borrowed = { contribution: 0, loan_duration: 20, loan_rate: 0.06, insurance_rate: 0 }
    const [half] = simulated(shares({ ...single, ...borrowed, scpi_foreign_share: 0.5 })).yearly_report
    const interest = half?.interest ?? 0
    expect(interest).toBeGreaterThan(2_400)
    expect(half?.taxable_rental_income).toBeCloseTo((2_400 - interest) / 2, 1)
    expect([half?.rent_tax, half?.taxable_income_after]).toEqual([0, half?.taxable_income_before])
  })

  test('give back their price less the fee of the subscription, and pay no notary', () => {
    const [, , last] = simulated(shares({ scpi_subscription_fee_rate: 0.08 })).yearly_report
    expect([last?.property_value, last?.net_wealth, last?.capital_gain_tax]).toEqual([44_160, 44_160, 0])
  })

  test('a gain is taxed on the price paid, without the flat costs of a building', () => {
    const grown = simulated(
      shares({ scpi_subscription_fee_rate: 0, yearly_value_growth_rate: 0.1, duration_to_display: 1 }),
    )
    const last = grown.yearly_report.at(-1)
    // Sold within the year at 52,800: 4,800 × 19 % and 17.2 %.
    expect(last?.property_value).toBeCloseTo(52_800, 0)
    expect(last?.capital_gain_tax).toBe(912 + 826)
  })

  test('need a rate of distribution', () => {
    const { scpi_distribution_rate: _, ...without } = shares()
    expect(refusedFields(simulate(configuration(without), context))).toEqual(['scpi_distribution_rate'])
  })
})

import { simulate, type SolutionConfiguration } from '#domain'
import { configuration, context, refusedFields, simulated } from '../support/examples'

const signed: Partial<SolutionConfiguration> = {
  notary_signature_date: '2025-12-15',
  suggested_rent: 600,
  yearly_rent_revaluation_rate: 0,
}
const lineOf = (changes: Partial<SolutionConfiguration>, index = 0) =>
  simulated({ ...signed, ...changes }).yearly_report[index]

describe('what a projection may be asked', () => {
  test('a month vacant out of twelve takes a twelfth of the rents, and stays out of the rent of the lease', () => {
    const { yearly_report, monthly_report } = simulated({ ...signed, vacancy_rate: 1 / 12 })
    expect(yearly_report[0]?.rent).toBe(600 * 11)
    expect(monthly_report.monthly_income.rental_income).toBe(600)
    expect(monthly_report.monthly_expense.charges.find(({ key }) => key === 'vacancy')?.amount).toBe(50)
    const full = simulated(signed)
    expect(monthly_report.monthly_expense.total - monthly_report.monthly_expense.tax).toBeCloseTo(
      full.monthly_report.monthly_expense.total - full.monthly_report.monthly_expense.tax + 50,
      2,
    )
  })

  test('the value grows each year from the price: 189,900 × 1.01² after two years', () => {
    expect(lineOf({ yearly_value_growth_rate: 0.01 }, 1)?.property_value).toBe(193_716.99)
  })

  test('or falls: 189,900 × 0.98² after two years, without any gain to tax', () => {
    const fallen = lineOf({ yearly_value_growth_rate: -0.02 }, 1)
    expect(fallen).toMatchObject({ property_value: 182_379.96, capital_gain_tax: 0 })
    expect(simulated({ ...signed, yearly_value_growth_rate: -0.02 }).assumptions).toContainEqual(
      expect.objectContaining({ key: 'yearly_value_growth_rate', value: -0.02 }),
    )
  })

  test.each([-0.1001, 0.1001])('a value that would change by %d a year is refused', (yearly_value_growth_rate) => {
    expect(refusedFields(simulate(configuration({ yearly_value_growth_rate }), context))).toEqual([
      'yearly_value_growth_rate',
    ])
  })

  test('the fees of the sale lower the wealth and the gain (CGI art. 150 VA, III)', () => {
    // Cash, 200,000 euros of price, 10 % a year: 220,000 after one, 11,000 of fees at 5 %.
    const sold = {
      property_price: 200_000,
      contribution: 900_000,
      yearly_value_growth_rate: 0.1,
      project: 'land_deficit' as const,
      renovation_price: 0,
      notary_fee: 0,
    }
    const [without, withFees] = [lineOf(sold), lineOf({ ...sold, resale_fee_rate: 0.05 })]
    expect(withFees?.resale_fee).toBe(11_000)
    // Gain of 220,000 − 200,000 × 1.075 = 5,000 without fees, taxed 19 % and 17.2 %; none with them.
    expect([without?.capital_gain_tax, withFees?.capital_gain_tax]).toEqual([950 + 860, 0])
    expect((without?.net_wealth ?? 0) - (withFees?.net_wealth ?? 0)).toBe(11_000 - 1_810)
  })

  test('a sale before the end of the loan pays the bank six months of interest (C. conso. art. R313-25)', () => {
    const line = lineOf({ loan_rate: 0.0345 }, 5)
    // 3.45 % ÷ 2 is less than 3 %.
    expect(line?.early_repayment_fee).toBeCloseTo((line?.remaining_capital ?? 0) * 0.01725, 2)
    const waived = lineOf({ loan_rate: 0.0345, waives_early_repayment_fee: true }, 5)
    expect(waived?.early_repayment_fee).toBe(0)
    expect((waived?.net_wealth ?? 0) - (line?.net_wealth ?? 0)).toBeCloseTo(line?.early_repayment_fee ?? 0, 2)
    expect(lineOf({}, 24)?.early_repayment_fee).toBe(0)
  })

  test('an insurance on the remaining capital goes down with it: remaining × rate ÷ 12', () => {
    const { loan_schedule, indicators } = simulated({ ...signed, insurance_basis: 'remaining', insurance_rate: 0.0036 })
    const cents = (euros: number) => Math.round(euros * 100)
    expect(cents(loan_schedule[0]?.insurance ?? 0)).toBe(cents(indicators.loan_amount * 0.0003))
    expect(cents(loan_schedule[120]?.insurance ?? 0)).toBe(cents((loan_schedule[119]?.remaining_capital ?? 0) * 0.0003))
    expect(simulated({ ...signed, insurance_rate: 0.0036 }).loan_schedule[120]?.insurance).toBe(
      loan_schedule[0]?.insurance,
    )
  })

  test('a loan smoothed with a current one keeps the total of both constant until the new one ends', () => {
    const { loan_schedule } = simulated({
      ...signed,
      smoothed_loans: [{ monthly_credit: 300, end_date: '2030-12-05' }],
    })
    const [first, last] = [loan_schedule[0], loan_schedule[60]]
    // Sixty instalments from January 2026 to December 2030.
    expect(loan_schedule[59]?.date).toBe('2030-12-15')
    expect((last?.payment ?? 0) - (first?.payment ?? 0)).toBeCloseTo(300, 2)
    expect(loan_schedule[59]?.payment).toBeCloseTo(first?.payment ?? 0, 2)
    expect(loan_schedule.at(-1)?.remaining_capital).toBe(0)
  })

  test('says each of them in the assumptions, and nothing of those that were not asked', () => {
    const asked = {
      vacancy_rate: 0.05,
      yearly_value_growth_rate: 0.01,
      resale_fee_rate: 0.05,
      insurance_basis: 'remaining' as const,
      guarantee_kind: 'caution' as const,
      smoothed_loans: [{ monthly_credit: 300, end_date: '2030-12-05' }],
    }
    const keys = Object.keys(asked)
    const said = (changes: Partial<SolutionConfiguration>) =>
      simulated({ ...signed, ...changes })
        .assumptions.map(({ key }) => key)
        .filter((key) => keys.includes(key))
    expect(said(asked).toSorted()).toEqual(keys.toSorted())
    expect(said({})).toEqual([])
  })
})

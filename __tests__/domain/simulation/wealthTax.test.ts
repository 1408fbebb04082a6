import { simulate, type HouseholdWealth, type SolutionConfiguration } from '#domain'
import { expectExplained, expectWritten } from '../support/crawl'
import { configuration, context, simulated } from '../support/examples'

/** A flat of 200,000 euros paid in cash in December 2025: it is owned on 1 January 2026. */
const cash: Partial<SolutionConfiguration> = {
  notary_signature_date: '2025-12-15',
  property_price: 200_000,
  contribution: 500_000,
  loan_duration: 0,
}
const owning = (changes: Partial<HouseholdWealth> = {}) => ({
  ...context,
  household: {
    joint: true,
    children: [],
    wealth: { main_residence_value: 1_500_000, investment_real_estate: 400_000, debts: [], has_ifi: true, ...changes },
  },
})
const yearsOf = (changes: Partial<SolutionConfiguration>, wealth: Partial<HouseholdWealth> = {}) =>
  simulated({ ...cash, ...changes }, owning(wealth)).wealth_tax
const messages = (changes: Partial<SolutionConfiguration>, wealth: Partial<HouseholdWealth>) =>
  simulated({ ...cash, ...changes }, owning(wealth)).warnings.flatMap(({ code, message }) =>
    code === 'wealth_tax' ? [message] : [],
  )

describe('the wealth tax of a household and of its operation', () => {
  test('is due on the home for 70 %, the other real estate, and the property (CGI art. 973 and 977)', () => {
    // 1,050,000 + 400,000: 2,500 + 0.7 % of 150,000 = 3,550. With 200,000 more: 2,500 + 0.7 % of 350,000 = 4,950.
    expect(yearsOf({})[0]).toEqual({
      year: 2026,
      taxable_before: 1_450_000,
      taxable_after: 1_650_000,
      tax_before: 3_550,
      tax_after: 4_950,
    })
  })

  test('weighs on the cash flow and on the effort of each year', () => {
    const [withTax, without] = [simulated(cash, owning()), simulated(cash)].map(({ yearly_report }) => yearly_report[0])
    expect(withTax?.wealth_tax).toBe(1_400)
    expect((without?.cash_flow ?? 0) - (withTax?.cash_flow ?? 0)).toBeCloseTo(1_400, 2)
    const { monthly_expense } = simulated(cash, owning()).monthly_report
    expect(monthly_expense.charges.at(-1)).toMatchObject({ key: 'wealth_tax', amount: 116.67 })
  })

  test('is not due on the property before the deed', () => {
    const [first, second] = yearsOf({ notary_signature_date: '2026-03-15' })
    expect(first).toMatchObject({ year: 2026, taxable_after: 1_450_000, tax_after: 3_550 })
    expect(second).toMatchObject({ year: 2027, tax_after: 4_950 })
  })

  test('counts a current loan as it goes down evenly to its end', () => {
    // 100,000 euros in November 2026, to November 2036: 120 months. On 1 January 2027, 118 are left, 106 a year later.
    const years = yearsOf(
      { notary_signature_date: '2026-11-20' },
      { debts: [{ remaining_capital: 100_000, end_date: '2036-11-05' }] },
    )
    const owed = new Map(years.map(({ year, taxable_before }) => [year, 1_450_000 - taxable_before]))
    expect(owed.get(2027)).toBe(98_333)
    expect(owed.get(2028)).toBe(88_333)
    expect(owed.get(2037)).toBe(0)
  })

  test('deducts what remains to be repaid of the loan, never more than the value', () => {
    const lent = { ...cash, contribution: 0, loan_duration: 20 }
    const { wealth_tax, yearly_report } = simulated(lent, owning())
    const remaining = yearly_report[0]?.remaining_capital ?? 0
    expect(wealth_tax[1]?.taxable_after).toBe(Math.round(1_650_000 - Math.min(200_000, remaining)))
    // The loan pays the fees too: it is larger than the value on the first 1 January.
    expect(wealth_tax[0]?.taxable_after).toBe(1_450_000)
  })

  test('deducts a loan repaid at its end as if it were repaid evenly (CGI art. 974, II)', () => {
    const inFine = { contribution: 114_900, loan_duration: 20, loan_amortization_type: 'in_fine' } as const
    const { wealth_tax, indicators } = simulated({ ...cash, ...inFine }, owning())
    const { loan_amount } = indicators
    expect(wealth_tax[1]?.taxable_after).toBe(Math.round(1_650_000 - (loan_amount * 19) / 20))
    expect(wealth_tax[10]?.taxable_after).toBe(Math.round(1_650_000 - (loan_amount * 10) / 20))
  })

  test('counts a home being built for what has been paid: 5 % on 1 January 2027, 70 % in 2028', () => {
    const years = yearsOf({
      seniority: 'new',
      notary_signature_date: '2026-12-10',
      delivery_date: '2028-06-20',
    })
    expect(years.slice(0, 3).map(({ year, taxable_after }) => [year, taxable_after])).toEqual([
      [2027, 1_460_000],
      [2028, 1_590_000],
      [2029, 1_650_000],
    ])
  })

  test('leaves a bare owner out (CGI art. 968)', () => {
    const years = yearsOf({ project: 'bare_ownership', usufruct_duration: 15, full_ownership_price: 300_000 })
    expect(years[14]).toMatchObject({ year: 2040, taxable_after: 1_450_000 })
    expect(years[15]).toMatchObject({ year: 2041, taxable_after: 1_750_000 })
  })

  test('with the income taxes, takes no more than 75 % of the incomes of the year before (CGI art. 979)', () => {
    // Wages of 2,000 euros a month: 24,000 ÷ 0.98 less 10 % = 22,041 taxable, no income tax for three parts.
    // 6,000,000 euros owe 48,190; 75 % of 22,041 is 16,530.75: 31,659 are not due.
    const poor = { net_monthly_income: 2_000, annual_tax: 0, monthly_loan_payment: 0 }
    const wealth = { main_residence_value: 0, investment_real_estate: 6_000_000 }
    expect(yearsOf(poor, wealth)[0]).toMatchObject({ taxable_before: 6_000_000, tax_before: 16_531 })
  })

  test('is none under the threshold, nor when nothing is known of the real estate', () => {
    expect(yearsOf({}, { main_residence_value: 300_000, investment_real_estate: 0, has_ifi: false })).toEqual([])
    expect(simulated(cash).wealth_tax).toEqual([])
  })

  test('says the year in which the operation makes it due, and what the file forgets', () => {
    const below = { main_residence_value: 1_600_000, investment_real_estate: 100_000, has_ifi: false }
    expect(messages({}, below).join()).toContain('fait entrer le foyer dans l’IFI en 2026')
    expect(messages({}, { ...below, has_ifi: true }).join()).toContain('complétez le patrimoine')
    expect(messages({}, { has_ifi: false }).join()).toContain('serait assujetti')
    expect(messages({}, {})).toEqual([])
  })

  test('explains every figure', () => {
    const result = simulate(configuration(cash), { ...owning({ has_ifi: false }), explain: true })
    if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
    const { monthly_report, yearly_report, loan_schedule, indicators, wealth_tax, regimes, trace = [] } = result
    const { monthly_income, monthly_expense, effort } = monthly_report
    expectExplained(
      {
        monthly_report: { monthly_income, monthly_expense, effort },
        yearly_report,
        loan_schedule,
        indicators,
        wealth_tax,
        regimes: regimes ?? {},
      },
      trace,
    )
    expectWritten(trace)
  })
})

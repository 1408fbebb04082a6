import type { SimulationResult, SolutionConfiguration } from '#domain'
import { corporationTax } from '../../../src/domain/tax/corporationTax'
import { allSteps } from '../support/crawl'
import { context, simulated } from '../support/examples'

describe('corporation tax of a small company', () => {
  const taxOf = (result: number, year: number, months = 12) =>
    corporationTax({ year, months, result, priorDeficit: 0 }).tax

  test.each([
    // CGI art. 219, I: 15 % of 42,500, then 25 %.
    [42_500, 2023, 6_375],
    // Légifiscal, 4306: for 100,000 of profit, raising the ceiling to 100,000 would save 5,750, that is 15,000 + 5,750.
    [100_000, 2025, 20_750],
    // 15 % of 38,120 and 26.5 % of 4,380: 5,718 + 1,160.70.
    [42_500, 2021, 6_879],
    // 28 % before 2021: 5,718 + 1,226.40.
    [42_500, 2020, 6_944],
    [0, 2025, 0],
    [-5_000, 2025, 0],
  ])('on %d euros in %d is %d euros', (result, year, tax) => {
    expect(taxOf(result, year)).toBe(tax)
  })

  // The finance law for 2023 saves 438 euros at its ceiling: (42,500 − 38,120) × (25 % − 15 %) (loi 2022-1726, art. 37).
  test('is 438 euros lower at 42,500 euros than with the ceiling of 38,120 euros', () => {
    expect(38_120 * 0.15 + 4_380 * 0.25 - taxOf(42_500, 2022)).toBe(438)
  })

  test('counts the reduced rate over twelve months: 21,250 euros for six', () => {
    expect(taxOf(42_500, 2025, 6)).toBe(Math.round(21_250 * 0.15 + 21_250 * 0.25))
  })

  test('keeps a loss without limit of time, used up to a million and half of what exceeds it (CGI art. 209, I)', () => {
    expect(corporationTax({ year: 2025, months: 12, result: -5_000, priorDeficit: 1_000 })).toEqual({
      taxable: 0,
      tax: 0,
      deficit: 6_000,
    })
    // 1,600,000 of profit: 1,000,000 + 300,000 are used, 300,000 taxed: 6,375 + 257,500 × 25 % = 70,750.
    expect(corporationTax({ year: 2025, months: 12, result: 1_600_000, priorDeficit: 2_000_000 })).toEqual({
      taxable: 300_000,
      tax: 70_750,
      deficit: 700_000,
    })
  })
})

/** A flat of 200,000 euros paid in cash, let bare 1,000 euros a month from January 2026, no charge nor fee but 10,000 of notary. */
const cash: Partial<SolutionConfiguration> = {
  project: 'unfurnished_rental',
  seniority: 'old',
  notary_signature_date: '2025-12-15',
  property_price: 200_000,
  notary_fee: 10_000,
  guaranty_fee: 0,
  contribution: 210_000,
  loan_duration: 0,
  loan_application_fee: 0,
  brokerage_fee: 0,
  suggested_rent: 1_000,
  yearly_rent_revaluation_rate: 0,
  duration_to_display: 2,
  // 45 % marginal rate: the flat tax is the lower.
  annual_tax: 150_000,
  net_monthly_income: 40_000,
  fiscal_part: 2,
}
const noCharges = {
  ...context,
  defaults: {
    ...context.defaults,
    annual_budget_monitoring_fee: 0,
    annual_owner_insurance_fee: 0,
    monthly_condominium_fee_rate: 0,
    property_tax_rate: 0,
    rental_management_rate: 0,
    unpaid_rent_insurance_rate: 0,
  },
}
type YearLine = SimulationResult['yearly_report'][number]

const companyOfCash = (changes: Partial<SolutionConfiguration> = {}) => {
  const result = simulated({ ...cash, ...changes }, noCharges)
  if (result.regimes === null) throw new Error('The law leaves a choice here')
  return { ...result, company: result.regimes.company }
}

describe('the same purchase by a company under corporation tax', () => {
  // 170,000 of building × (0.7/40 + 0.15/25 + 0.15/15) = 5,695 a year. 2026: 12,000 − 5,695 − 10,000 = −3,695.
  // 2027: 6,305 − 3,695 = 2,610, at 15 % = 391.50, 392. No dividend: the account of 210,000 is paid back.
  test('depreciates, expenses its costs, carries its loss and pays its partners back first', () => {
    expect(companyOfCash().company).toMatchObject({ label: 'SCI à l’IS', tax: 392 })
  })

  // Book value 200,000 − 11,390: a gain of 11,390 though nothing grew. 14,000 × 15 % = 2,100, 1,708 more than 392.
  // Cash 200,000 − 1,708, less the account of 210,000 − 12,000 − 11,608: 11,900 are distributed.
  // 12.8 % = 1,523.20; levies of 2027 by component: 10.6 % = 1,261, 0.5 % = 60, 7.5 % = 893 (CSS art. L136-8, CGI art. 235 ter).
  test('is taxed on its sale on the book value, then its owners on what it distributes', () => {
    const { company } = companyOfCash()
    expect(company.exit_tax).toBe(1_708 + 1_523 + 1_261 + 60 + 893)
    expect(company.total_tax).toBe(392 + company.exit_tax)
    expect(company.net_wealth).toBe(186_392 + 11_900 - (1_523 + 1_261 + 60 + 893))
    // 12,000 then 11,608 given back: 1,000 and 967.33 a month, 983.665 on average.
    expect(company.average_effort).toBe(-983.66)
  })

  test.each<[string, Partial<SolutionConfiguration>]>([
    ['paid in cash, its account never paid back', {}],
    [
      'held long, its account paid back and dividends paid',
      { property_price: 60_000, contribution: 70_000, duration_to_display: 15 },
    ],
    ['furnished, with furniture', { project: 'long_term_rental', furniture_price: 8_000, contribution: 218_000 }],
    [
      'borrowed and advanced by its partners',
      {
        property_price: 300_000,
        contribution: 20_000,
        loan_duration: 20,
        duration_to_display: 10,
        resale_fee_rate: 0.05,
      },
    ],
    ['grown in value', { yearly_value_growth_rate: 0.03, duration_to_display: 10 }],
    ['sold at a loss', { yearly_value_growth_rate: -0.05, duration_to_display: 5 }],
  ])('loses no euro and makes none: %s', (_, changes) => {
    const { company, yearly_report } = companyOfCash(changes)
    const sum = (ofYear: (line: YearLine) => number) => yearly_report.reduce((total, line) => total + ofYear(line), 0)
    const months = sum((line) => line.months_held)
    const beforeTax = sum(({ rent, interest, insurance, principal }) => rent - interest - insurance - principal)
    const last = yearly_report.at(-1)
    if (last === undefined) throw new Error('A year is shown')
    const sale = last.property_value - last.resale_fee - last.early_repayment_fee - last.remaining_capital
    const kept = company.net_wealth - company.average_effort * months
    // Efforts are to the cent, twice rounded.
    expect(Math.abs(kept - (beforeTax + sale - company.total_tax))).toBeLessThan(months * 0.01 + 0.01)
  })

  test('lets a household that the progressive scale taxes little choose it for its dividends (CGI art. 200 A, 2)', () => {
    const long = { property_price: 60_000, contribution: 70_000, duration_to_display: 15 }
    const [high, low] = [companyOfCash(long), companyOfCash({ ...long, annual_tax: 0, net_monthly_income: 1_500 })]
    expect(low.company.total_tax).toBeLessThan(high.company.total_tax)
  })

  test('is said with what it supposes and with the rules that nobody confirmed', () => {
    const notes = companyOfCash().company.notes.join(' ')
    for (const said of [
      'compte courant',
      'valeur nette comptable',
      'Non comptés',
      'art. 239, 1',
      'Impôt sur les sociétés\u00a0: source secondaire',
    ])
      expect(notes).toContain(said)
    expect(companyOfCash({ project: 'long_term_rental' }).company.notes.join()).toContain('art. 206, 2')
  })

  test('has its accounts explained year by year', () => {
    const { trace } = simulated(cash, { ...noCharges, explain: true })
    const step = trace?.find(({ key }) => key === 'regimes.company.tax')
    const second = allSteps(step?.steps ?? []).find(({ key }) => key === 'regimes.company.tax.2027')
    expect(second?.inputs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Résultat', value: 6_305 }),
        expect.objectContaining({ label: 'Déficits antérieurs', value: 3_695 }),
      ]),
    )
    expect(second?.parameters.map(({ source }) => source)).toContain('CGI art. 219, I (loi 2022-1726, art. 37)')
  })
})

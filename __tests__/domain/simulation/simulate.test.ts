import { simulate, type SimulationResult, type SolutionConfiguration } from '#domain'
import type { SimulationContext } from '../../../src/domain/configuration'
import { configuration, configurationWithout, context, refusedFields } from '../support/examples'

function simulated(
  changes: Partial<SolutionConfiguration> = {},
  changed: Partial<SimulationContext> = {},
): SimulationResult {
  const result = simulate(configuration(changes), { ...context, ...changed })
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result
}

function errorsOf(changes: Partial<SolutionConfiguration>): Record<string, string[]> {
  const result = simulate(configuration(changes), context)
  return result.kind === 'refused' ? result.errors : {}
}

const codesOf = (result: SimulationResult) => result.warnings.map(({ code }) => code)
const toCents = (amount: number) => Math.round(amount * 100)

describe('a simulation', () => {
  test('borrows what the contribution does not pay', () => {
    const { indicators } = simulated({ furniture_price: 6_000, renovation_price: 4_000 })
    // 189,900 + 5,200 + 4,000 + 6,000 + guarantee 2,400 + file 800 + brokerage 1,500.
    expect(indicators.total_cost).toBe(209_800)
    expect(indicators.loan_amount).toBe(189_800)
  })

  test('each year’s cash flow is the sum of its columns', () => {
    for (const line of simulated().yearly_report) {
      const sum =
        line.rent + line.tax_saving - line.charges - line.interest - line.insurance - line.principal - line.rent_tax
      expect(toCents(line.cash_flow)).toBe(toCents(sum))
      expect(toCents(line.net_wealth)).toBe(
        toCents(line.property_value - line.remaining_capital - line.early_repayment_fee - line.capital_gain_tax),
      )
    }
  })

  test('the monthly totals are the sums of the lines shown', () => {
    const {
      monthly_income: income,
      monthly_expense: expense,
      effort,
    } = simulated({ project: 'land_deficit', renovation_price: 30_000 }).monthly_report
    const charges = expense.charges.reduce((sum, line) => sum + line.amount, 0)
    expect(toCents(income.total)).toBe(toCents(income.rental_income + income.tax_saving))
    expect(toCents(expense.total)).toBe(toCents(expense.loan_payment + expense.loan_insurance + charges + expense.tax))
    expect(toCents(effort)).toBe(toCents(expense.total - income.total))
  })

  test('the rent is the market’s when none is typed, and typing it back changes nothing', () => {
    const estimated = simulated()
    const rent = estimated.monthly_report.monthly_income.rental_income
    expect(rent).toBeCloseTo(42 * 16.1, 2)
    expect(simulated({ suggested_rent: rent }).indicators).toEqual(estimated.indicators)
  })

  test('without an area, the market’s price per m² gives one', () => {
    const result = simulate(configurationWithout('surface'), context)
    if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
    expect(result.assumptions.find(({ key }) => key === 'surface')).toMatchObject({ origin: 'market', value: 42.58 })
  })

  test('the years of the loan add up to its schedule', () => {
    const { yearly_report, loan_schedule, indicators } = simulated()
    const sum = (values: number[]) => toCents(values.reduce((total, value) => total + value, 0))
    expect(sum(yearly_report.map((line) => line.principal))).toBe(toCents(indicators.loan_amount))
    expect(sum(yearly_report.map((line) => line.interest))).toBe(sum(loan_schedule.map((line) => line.interest)))
    expect(loan_schedule[0]).toMatchObject({ number: 1, date: '2026-12-20' })
    expect(loan_schedule).toHaveLength(240)
  })

  test('the debt ratio counts 70 % of the rents and the insurance', () => {
    const { indicators, monthly_report } = simulated()
    const rent = monthly_report.monthly_income.rental_income
    expect(indicators.debt_ratio_before).toBeCloseTo(800 / 6_900, 7)
    expect(indicators.debt_ratio_after).toBeCloseTo((800 + indicators.monthly_payment) / (6_900 + 0.7 * rent), 7)
  })

  test('the average effort is over the loan, the highest one names its year', () => {
    const { indicators, yearly_report } = simulated()
    const efforts = yearly_report.map((line) => line.monthly_effort)
    expect(indicators.max_effort.amount).toBe(Math.max(...efforts))
    expect(yearly_report.find((line) => line.year === indicators.max_effort.year)?.monthly_effort).toBe(
      indicators.max_effort.amount,
    )
    expect(indicators.average_effort).toBeLessThanOrEqual(indicators.max_effort.amount)
    expect(indicators.average_effort).toBeGreaterThan(efforts.at(-1) ?? 0)
  })

  test('paid in cash it has no loan, no schedule and a rate of return', () => {
    const result = simulated({ contribution: 300_000, loan_duration: 0 })
    expect(result.loan_schedule).toEqual([])
    expect(result.indicators).toMatchObject({ loan_amount: 0, monthly_payment: 0 })
    expect(result.indicators.irr_after_tax).toBeGreaterThan(0)
    expect(codesOf(result)).toContain('contribution')
  })

  test('without contribution and with a gain every year, there is no rate of return', () => {
    const result = simulated({
      contribution: 0,
      suggested_rent: 20_000,
      net_monthly_income: 900_000,
      project: 'land_deficit',
      renovation_price: 0,
    })
    expect(result.indicators.irr_after_tax).toBeNull()
  })

  test('depreciation keeps furnished rents out of tax for years, and the sale adds it back', () => {
    const { yearly_report } = simulated({ project: 'lmnp_amortissement', seniority: 'old' })
    expect(yearly_report.slice(0, 10).every((line) => line.rent_tax === 0)).toBe(true)
    expect(yearly_report.at(-1)?.capital_gain_tax).toBeGreaterThan(0)
  })

  test('rules whose last check does not cover the day of the calculation are named once each', () => {
    const { unverified } = simulated({}, { ...context, asOf: '2028-03-01' })
    expect(unverified.some((sentence) => sentence.startsWith('Barème de l’impôt sur le revenu'))).toBe(true)
    expect(new Set(unverified).size).toBe(unverified.length)
  })

  test('the law that was checked for this day is verified, and one assumption says that it is applied to the years to come', () => {
    const { unverified, assumptions } = simulated({}, { ...context, asOf: '2026-11-23' })
    expect(unverified.filter((sentence) => /valeur du.+contrôlée jusqu’au 31\/12\/202[56]/.test(sentence))).toEqual(
      unverified.filter(
        (sentence) => /source secondaire|aucun texte/.test(sentence) && !sentence.includes('à cette date'),
      ),
    )
    expect(assumptions.filter(({ value }) => String(value).includes('au 23/11/2026'))).toEqual([
      expect.objectContaining({ key: 'known_law', label: 'Règles des années à venir' }),
    ])
  })

  test('every assumption says where it comes from', () => {
    const { assumptions } = simulated({ simulation_charges: [{ label: 'CFE', amount: 200 }] })
    expect(new Set(assumptions.map(({ key }) => key)).size).toBe(assumptions.length)
    expect(new Set(assumptions.map(({ origin }) => origin))).toEqual(
      new Set(['file', 'firm', 'market', 'scheme', 'convention']),
    )
  })
})

describe('warnings of a simulation', () => {
  test.each<[string, Partial<SolutionConfiguration>, Partial<SimulationContext>]>([
    ['debt_ratio', { net_monthly_income: 2_000 }, {}],
    ['shorter_than_loan', { duration_to_display: 10 }, {}],
    ['long_loan', { loan_duration: 30, duration_to_display: 30 }, {}],
    ['rent_growth', { yearly_rent_revaluation_rate: 0.03 }, {}],
    ['parts', {}, { household: { joint: true, children: [] } }],
    ['professional_landlord', { suggested_rent: 2_500, net_monthly_income: 2_000 }, {}],
    ['keep_letting', { project: 'land_deficit', renovation_price: 10_000 }, {}],
  ])('%s', (code, changes, changed) => {
    expect(codesOf(simulated(changes, changed))).toContain(code)
    expect(codesOf(simulated())).not.toContain(code)
  })
})

test('a duration of 0 years shows the first one, and says so', () => {
  const none = simulated({ duration_to_display: 0 })
  expect(none.yearly_report).toEqual(simulated({ duration_to_display: 1 }).yearly_report)
  expect(codesOf(none)).toContain('first_year_shown')
})

describe('what cannot be simulated is refused on its field', () => {
  test.each<[keyof SolutionConfiguration, Partial<SolutionConfiguration>]>([
    ['project', { project: 'personal_residency' }],
    ['loan_duration', { loan_duration: 0 }],
    ['delay_duration', { delay_type: 'total', delay_duration: 240 }],
    ['duration_to_display', { duration_to_display: -1 }],
    ['fiscal_part', { fiscal_part: 0 }],
    ['property_price', { property_price: -1 }],
    ['loan_rate', { loan_rate: Number.NaN }],
    ['contribution', { contribution: Number.POSITIVE_INFINITY }],
    ['notary_signature_date', { notary_signature_date: '2026-02-30' }],
    ['seniority', { project: 'lmnp_amortissement' }],
  ])('%s', (field, changes) => {
    expect(Object.keys(errorsOf(changes))).toEqual([field])
    expect(errorsOf(changes)[field]?.[0]).toMatch(/\S+\.$/)
  })

  test('a charge of the property is named by its place', () => {
    const charges = [
      { label: 'CFE', amount: 1 },
      { label: 'Ascenseur', amount: -1 },
    ]
    expect(Object.keys(errorsOf({ simulation_charges: charges }))).toEqual(['simulation_charges.1.amount'])
  })

  test('an area that the market cannot give is asked', () => {
    const nowhere = { ...context, market: { ...context.market, price_per_square_meter: 0 } }
    expect(refusedFields(simulate(configurationWithout('surface'), nowhere))).toEqual(['surface'])
  })
})

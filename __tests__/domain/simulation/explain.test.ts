import { simulate, type SimulationResult, type SolutionConfiguration } from '#domain'
import { allSteps, expectExplained, expectWritten } from '../support/crawl'
import { configuration, context } from '../support/examples'

const operations: [string, Partial<SolutionConfiguration>][] = [
  ['long-term rental', {}],
  ['unfurnished letting', { project: 'unfurnished_rental' }],
  ['LMNP', { project: 'lmnp_amortissement', seniority: 'new', furniture_price: 5_000 }],
  ['land deficit', { project: 'land_deficit', renovation_price: 40_000 }],
  ['bare ownership', { project: 'bare_ownership' }],
  ['Malraux', { project: 'malraux', renovation_price: 100_000, malraux_tax_reduction_rate: 0.3 }],
  ['para-hotel letting', { project: 'para_hotelier', seniority: 'new', furniture_price: 5_000 }],
  [
    'social letting without a known ceiling',
    { project: 'jeanbrun', seniority: 'new', rent_level: 'social', suggested_rent: 400 },
  ],
  [
    'off-plan letting in a smoothed loan',
    {
      seniority: 'new',
      delivery_date: '2028-03-01',
      smoothed_loans: [{ monthly_credit: 200, end_date: '2031-01-01' }],
      vacancy_rate: 0.05,
      resale_fee_rate: 0.05,
      yearly_value_growth_rate: 0.01,
      insurance_basis: 'remaining',
      duration_to_display: 6,
    },
  ],
  [
    'loan in fine after a total deferral',
    { loan_amortization_type: 'in_fine', delay_type: 'total', delay_duration: 6 },
  ],
  ['purchase in cash', { contribution: 500_000, loan_duration: 0 }],
  ['listed monument sold early', { project: 'historic_monuments', renovation_price: 100_000, duration_to_display: 3 }],
  [
    'plan of several loans',
    {
      planned_loans: [
        { kind: 'ptz', amount: 40_000, rate: 0, duration: 240, delay_type: 'partial', delay_duration: 120 },
        { kind: 'employer', amount: 30_000, rate: 0.01, duration: 180, insurance_rate: 0.003, fees: 200 },
        { kind: 'bridge', amount: 20_000, rate: 0.04, duration: 18 },
      ],
    },
  ],
  ['Pinel', { project: 'pinel', pinel_type: 'pinel', notary_signature_date: '2023-06-15' }],
]

function explained(changes: Partial<SolutionConfiguration>): SimulationResult {
  const result = simulate(configuration(changes), { ...context, explain: true })
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result
}

describe.each(operations)('the trace of a %s', (_, changes) => {
  const result = explained(changes)
  const trace = result.trace ?? []

  test('explains every figure of the reports, of the schedule and of the indicators, with its own value', () => {
    const {
      monthly_report: { monthly_income, monthly_expense, effort },
      yearly_report,
      loan_schedule,
      indicators,
      calls_for_funds,
      loans,
      loan_cost,
      wealth_tax,
      regimes,
    } = result
    expectExplained(
      {
        monthly_report: { monthly_income, monthly_expense, effort },
        yearly_report,
        loan_schedule,
        indicators,
        calls_for_funds,
        loans,
        wealth_tax,
        ...(loan_cost === null ? {} : { loan_cost }),
        ...(regimes === null ? {} : { regimes }),
      },
      trace,
    )
  })

  test('is written in full: a sentence each, sourced parameters, finite inputs', () => {
    expectWritten(trace)
  })

  test('changes no figure and is absent when not asked for', () => {
    const plain = simulate(configuration(changes), context)
    expect({ ...result, trace: undefined }).toEqual({ ...plain, trace: undefined })
    expect('trace' in plain).toBe(false)
  })
})

test('the tax of the reference year is explained down to the scale', () => {
  const tax = explained({}).trace?.find(({ key }) => key === 'monthly_report.monthly_expense.tax')
  const scale = allSteps(tax?.steps ?? [])
    .flatMap((step) => step.parameters)
    .find(({ label }) => label === 'Barème de l’impôt sur le revenu')
  expect(scale).toMatchObject({ from: '2025-01-01', reliability: 'outdated' })
  expect(scale?.value).toContain('30\u202f% au-delà de 29\u202f579\u00a0€')
})

// 2026-11-20 to 31/12/2032: six full years. 189,900 × 7.5 % = 14,242.50 and × 15 % = 28,485; 6 % and 1.65 % of allowances.
test('the gain of a sale is explained from its price to its surtax, each part with its own step', () => {
  const { yearly_report, trace } = explained({
    property_price: 189_900,
    notary_fee: 5_200,
    yearly_value_growth_rate: 0.1,
    resale_fee_rate: 0.05,
  })
  const line = yearly_report.find(({ year }) => year === 2032)
  const step = trace?.find(({ key }) => key === 'yearly_report.2032.capital_gain_tax')
  const part = (name: string) => step?.steps?.find(({ key }) => key === `yearly_report.2032.capital_gain_tax.${name}`)
  const value = (name: string) => part(name)?.value ?? NaN
  expect(value('sale_price')).toBeCloseTo((line?.property_value ?? 0) - (line?.resale_fee ?? 0), 2)
  expect([value('purchase_price'), value('fees'), value('works'), value('added_back')]).toEqual([
    189_900, 14_242.5, 28_485, 0,
  ])
  expect([value('years_held'), value('tax_allowance'), value('levies_allowance')]).toEqual([6, 0.06, 0.0165])
  expect(value('gain')).toBeCloseTo(value('sale_price') - 189_900 - 14_242.5 - 28_485, 6)
  expect(value('taxable_gain')).toBeCloseTo(value('gain') * 0.94, 6)
  expect(part('works')?.parameters.map(({ source }) => source)).toEqual(['CGI art. 150 VB, II, 3° et 4°'])
})

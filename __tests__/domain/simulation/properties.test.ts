import { simulate, type SolutionConfiguration } from '#domain'
import { fc } from '../../support/fastCheck'
import { configuration, context, investments } from '../support/examples'

/** Schemes that refuse none of the acceptable answers. */
const project = fc.constantFrom(
  'pinel' as const,
  'lmnp_amortissement' as const,
  'long_term_rental' as const,
  'land_deficit' as const,
  'bare_ownership' as const,
  'seasonal_rental' as const,
  'para_hotelier' as const,
)
const wildNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, 1, -1, 1e10, 1e-300, Number.MAX_VALUE, Number.NaN, Infinity),
)
const amount = fc.oneof(
  fc.constant(0),
  fc.double({ min: 0, max: 9_999_999_999.99, noNaN: true }),
  fc.integer({ min: 0, max: 500_000 }),
)
const rate = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))

const acceptable = fc.record({
  project,
  annual_tax: amount,
  net_monthly_income: amount,
  alimony: amount,
  fiscal_part: fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2),
  contribution: amount,
  property_price: amount,
  notary_fee: amount,
  guaranty_fee: amount,
  renovation_price: amount,
  furniture_price: amount,
  suggested_rent: amount,
  surface: fc.double({ min: 1, max: 1_000_000, noNaN: true }),
  yearly_rent_revaluation_rate: rate,
  loan_rate: rate,
  insurance_rate: rate,
  loan_duration: fc.integer({ min: 1, max: 30 }),
  duration_to_display: fc.integer({ min: 1, max: 30 }),
  seniority: fc.constantFrom('new' as const, 'old' as const),
  pinel_type: fc.constantFrom('pinel' as const, 'pinel_plus' as const),
  pinel_term: fc.constantFrom(6 as const, 9 as const, 12 as const),
  notary_signature_date: fc.constantFrom('2014-09-01', '2023-12-31', '2024-02-29', '2024-12-31'),
  loan_amortization_type: fc.constantFrom('amortizable' as const, 'in_fine' as const),
  delay_type: fc.constantFrom('none' as const, 'partial' as const),
  delay_duration: fc.integer({ min: 0, max: 11 }),
})

/** Paths of the values that are not numbers a person could read. */
function badNumbers(value: unknown, path = 'result'): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value === 'string') return /NaN|Infinity|undefined/.test(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => badNumbers(inner, `${path}.${key}`))
}

describe('any simulation', () => {
  test('of arbitrary numbers gives figures or refusals, never NaN nor Infinity', () => {
    const particular = [
      'renovation_price',
      'full_ownership_price',
      'usufruct_duration',
      'hotel_services',
      'malraux_tax_reduction_rate',
    ]
    const wild = fc.dictionary(fc.constantFrom(...Object.keys(configuration()), ...particular), wildNumber)
    fc.assert(
      fc.property(
        wild,
        fc.constantFrom(...investments),
        fc.constantFrom('new' as const, 'old' as const),
        (numbers, chosen, seniority) => {
          const likely = configuration({ seniority, renovation_price: 200_000, malraux_tax_reduction_rate: 0.3 })
          const answers: SolutionConfiguration = { ...likely, ...numbers, municipality: 'x', project: chosen }
          expect(badNumbers(simulate(answers, { ...context, explain: true }))).toEqual([])
        },
      ),
      { numRuns: 400 },
    )
  })

  test('of acceptable answers is made, in finite figures, explained or not', () => {
    fc.assert(
      fc.property(acceptable, (answers) => {
        const plain = simulate(configuration(answers), context)
        const explained = simulate(configuration(answers), { ...context, explain: true })
        expect(badNumbers(explained)).toEqual([])
        expect({ ...explained, trace: undefined }).toEqual({ ...plain, trace: undefined })
      }),
      { numRuns: 100 },
    )
  })

  test('repays exactly what it borrowed', () => {
    fc.assert(
      fc.property(acceptable, (answers) => {
        const result = simulate(configuration(answers), context)
        if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
        const repaid = result.loan_schedule.reduce((sum, line) => sum + Math.round(line.principal * 100), 0)
        expect(repaid).toBe(Math.round(result.indicators.loan_amount * 100))
        expect(result.loan_schedule.at(-1)?.remaining_capital ?? 0).toBe(0)
      }),
      { numRuns: 50 },
    )
  })

  test('with a higher rent never asks a higher average effort', () => {
    const rents = fc.tuple(fc.integer({ min: 200, max: 3_000 }), fc.integer({ min: 50, max: 2_000 }))
    const chosen = fc.constantFrom('lmnp_amortissement' as const, 'land_deficit' as const, 'long_term_rental' as const)
    fc.assert(
      fc.property(chosen, rents, fc.integer({ min: 0, max: 12_000 }), (scheme, [rent, more], annual_tax) => {
        const effort = (suggested_rent: number) => {
          const result = simulate(
            configuration({ project: scheme, seniority: 'old', renovation_price: 20_000, annual_tax, suggested_rent }),
            context,
          )
          if (result.kind === 'refused') throw new Error('refused')
          return result.indicators.average_effort
        }
        expect(effort(rent + more)).toBeLessThanOrEqual(effort(rent) + 0.01)
      }),
      { numRuns: 60 },
    )
  })

  test('never taxes a year of rents by more than the rents and the tax already due', () => {
    fc.assert(
      fc.property(acceptable, (answers) => {
        const result = simulate(configuration(answers), context)
        if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
        for (const line of result.yearly_report) {
          expect(line.income_tax_after).toBeGreaterThanOrEqual(0)
          expect(line.income_tax_after).toBeLessThanOrEqual(line.taxable_income_after)
          expect(line.rent_tax).toBeGreaterThanOrEqual(0)
          expect(line.tax_saving).toBeGreaterThanOrEqual(0)
          expect(line.rent_tax).toBeLessThanOrEqual(line.rent + 1)
        }
      }),
      { numRuns: 50 },
    )
  })
})

import { simulate, type SolutionConfiguration } from '#domain'
import { denormandieRates } from '../../../src/domain/law/denormandie'
import { inForce } from '../../../src/domain/law/parameter'
import { yearlyReduction } from '../../../src/domain/schemes/cappedLetting'
import { configuration, configurationWithout, context, refusedFields, simulated } from '../support/examples'

/** 100,000 euros and 6,000 of fees: works of 25 % of the whole are a third of 106,000, 35,334 euros. */
function renovated(changes: Partial<SolutionConfiguration> = {}): Partial<SolutionConfiguration> {
  return {
    project: 'denormandie',
    property_price: 100_000,
    notary_fee: 6_000,
    renovation_price: 50_000,
    annual_tax: 20_000,
    ...changes,
  }
}

/** Paid in cash: no year has a deficit that an early sale would take back too. */
const withoutDeficit = { contribution: 300_000 }

const rates = inForce(denormandieRates, '2019-06-01').value

describe('Denormandie reduction (CGI art. 199 novovicies, I, B, 5°)', () => {
  // Published results of the tax administration's calculator for the income of 2019 (openfisca-france, reduc_denormandie_metro).
  test.each([
    ['100,000 euros over 6 years', 100_000, 6, 2_000],
    ['300,000 euros over 9 years', 300_000, 9, 6_000],
  ] as const)('%s: the first year gives its share', (_, base, term, expected) => {
    expect(yearlyReduction(base, rates, term, 0)).toBe(expected)
  })

  test('price, fees and works make the base: 156,000 × 18 % ÷ 9 = 3,120 a year', () => {
    const reductions = simulated(renovated({ denormandie_term: 9 })).yearly_report.map((line) => line.tax_reduction)
    expect(reductions.slice(0, 9)).toEqual(Array(9).fill(3_120))
    expect(reductions.slice(9).every((reduction) => reduction === 0)).toBe(true)
  })

  test('over 12 years, 3 % more are spread over the extension: 156,000 × 3 % ÷ 3 = 1,560', () => {
    const reductions = simulated(renovated({ denormandie_term: 12 })).yearly_report.map((line) => line.tax_reduction)
    expect(reductions.slice(9, 13)).toEqual([1_560, 1_560, 1_560, 0])
  })

  // CGI art. 200-0 A, 1: 300,000 × 18 % ÷ 9 = 6,000 a year; 10,000 − 6,000 already used leave 4,000, and 2,000 are lost.
  test('what the household uses already leaves less room under the overall cap, and the explanation says so', () => {
    const operation = renovated({ denormandie_term: 9, property_price: 218_000, renovation_price: 76_000, surface: 60 })
    const household = { joint: true, children: [{ has_alternating_custody: false, is_handicapped: false }] }
    const given = { ...context, explain: true, household: { ...household, capped_advantages_used: 6_000 } }
    const { yearly_report, trace, assumptions } = simulated(operation, given)
    expect(yearly_report[1]).toMatchObject({ tax_reduction: 4_000, lost_tax_reduction: 2_000 })
    const step = trace?.find(({ key }) => key === `yearly_report.${yearly_report[1]?.year}.tax_reduction`)
    expect(step?.inputs).toContainEqual(expect.objectContaining({ value: 6_000, origin: 'file' }))
    expect(assumptions.find(({ key }) => key === 'capped_advantages_used')?.value).toBe(6_000)
    expect(simulated(operation, { ...context, household }).yearly_report[1]).toMatchObject({ tax_reduction: 6_000 })
  })

  // 6,000 a year under study; another operation gives 7,000 until 2029, then 1,000 until 2031: 3,000 are left, then all.
  test('two operations share one cap, year by year', () => {
    const operation = renovated({
      denormandie_term: 9,
      property_price: 218_000,
      renovation_price: 76_000,
      surface: 60,
      notary_signature_date: '2026-12-10',
    })
    const household = {
      joint: true,
      children: [{ has_alternating_custody: false, is_handicapped: false }],
      running_reductions: [
        { cap: 'general' as const, amount: 7_000, last_year: 2029 },
        { cap: 'general' as const, amount: 1_000, first_year: 2030, last_year: 2031 },
      ],
    }
    const { yearly_report } = simulated(operation, { ...context, household })
    const used = new Map(yearly_report.map(({ year, tax_reduction }) => [year, tax_reduction]))
    expect([2028, 2029, 2030, 2032].map((year) => used.get(year))).toEqual([3_000, 3_000, 6_000, 6_000])
  })

  describe('overseas (CGI art. 199 novovicies, XII)', () => {
    const overseas = renovated({ municipality: 'saint-denis-97400', denormandie_term: 9 })

    test('gives 29 % over 9 years: 156,000 × 29 % ÷ 9 = 5,027 a year', () => {
      expect(simulated(overseas).yearly_report[1]?.tax_reduction).toBe(5_027)
    })

    test('counts under the cap of 18,000, where what runs under the general one leaves room', () => {
      const household = {
        joint: true,
        children: [{ has_alternating_custody: false, is_handicapped: false }],
        running_reductions: [{ cap: 'general' as const, amount: 10_000, last_year: 2050 }],
      }
      // 10,000 used; 8,000 are left for overseas.
      expect(simulated(overseas, { ...context, household }).yearly_report[1]?.tax_reduction).toBe(5_027)
      const full = { ...household, running_reductions: [{ cap: 'overseas' as const, amount: 18_000, last_year: 2050 }] }
      expect(simulated(overseas, { ...context, household: full }).yearly_report[1]?.tax_reduction).toBe(0)
    })

    test('is let under the ceiling of the overseas departments: 12.21 × 1.15 = 14.04 a m², 42 m² in 2026', () => {
      const { monthly_report } = simulated({ ...overseas, suggested_rent: 5_000 })
      expect(monthly_report.monthly_income.rental_income).toBe(589.68)
    })
  })

  test('the base stops at 5,500 euros a m²: 25 m² give 137,500, 2,750 a year', () => {
    expect(simulated(renovated({ surface: 25 })).yearly_report[0]?.tax_reduction).toBe(2_750)
  })

  test.each(['2024-12-30', '2025-01-02', '2027-12-31'])(
    'a deed of %s has 18 %% over 9 years, unlike Pinel',
    (notary_signature_date) => {
      expect(simulated(renovated({ notary_signature_date })).yearly_report[0]?.tax_reduction).toBe(3_120)
    },
  )

  test.each([
    [{ notary_signature_date: '2028-01-01' }, 'notary_signature_date', '31/12/2027'],
    [{ notary_signature_date: '2018-12-31' }, 'notary_signature_date', '01/01/2019'],
    [{ renovation_price: 35_333 }, 'renovation_price', '35\u202f334\u00a0€'],
    [{ seniority: 'new' as const }, 'seniority', 'Ancien'],
  ])('%o is refused on %s, with the threshold', (changes, field, threshold) => {
    const result = simulate(configuration(renovated(changes)), context)
    expect(refusedFields(result)).toEqual([field])
    expect(JSON.stringify(result)).toContain(threshold)
  })

  test('works of exactly a quarter of the whole cost are enough', () => {
    expect(simulate(configuration(renovated({ renovation_price: 35_334 })), context).kind).toBe('simulated')
  })

  test('a price that holds the works is taken, and their share is to be checked', () => {
    const result = simulate(
      configurationWithout('renovation_price', { project: 'denormandie', seniority: 'old' }),
      context,
    )
    if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
    expect(result.warnings.map(({ code }) => code)).toContain('denormandie_works_unstated')
    expect(refusedFields(simulate(configuration({ project: 'denormandie', renovation_price: 0 }), context))).toEqual([
      'renovation_price',
    ])
  })

  test('the Pinel rent ceiling of the place holds', () => {
    // Zone A in 2026: 14.64 × min(1.2, 0.7 + 19 ÷ 42 = 1.15) = 16.84 a m², × 42 m².
    expect(simulated(renovated({ suggested_rent: 2_000 })).monthly_report.monthly_income.rental_income).toBe(707.28)
  })

  test('a sale before the ninth year takes back the reductions used, a sale after it nothing', () => {
    const report = simulated(renovated({ notary_signature_date: '2025-12-15', ...withoutDeficit })).yearly_report
    expect(report[1]?.exit_cost).toBe(2 * 3_120)
    expect(report[8]?.exit_cost).toBe(0)
  })

  test('the works of the base are not added to the purchase price of a sale', () => {
    const [first] = simulated(renovated({ notary_signature_date: '2025-12-15', ...withoutDeficit })).yearly_report
    // Value 150,000; price 100,000 + 7.5 % of fees: gain 42,500, taxed at 19 % and 17.2 %.
    expect(first?.capital_gain_tax).toBe(8_075 + 7_310)
  })
})

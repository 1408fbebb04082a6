import { simulate, type SolutionConfiguration } from '#domain'
import { jeanbrunAnnuity } from '../../../src/domain/schemes/jeanbrun'
import { configuration, context, refusedFields, simulated } from '../support/examples'

const SIGNED = '2026-12-15'

function bought(changes: Partial<SolutionConfiguration> = {}): Partial<SolutionConfiguration> {
  return { project: 'jeanbrun', seniority: 'new', property_price: 200_000, notary_signature_date: SIGNED, ...changes }
}

function annuity(price: number, changes: Partial<SolutionConfiguration> = {}, renovationPrice = 0): number {
  const acquisition = {
    propertyPrice: price,
    notaryFee: 5_000,
    renovationPrice,
    furniturePrice: 0,
    loanFees: 0,
    totalCost: 0,
    loanAmount: 0,
  }
  return jeanbrunAnnuity({ configuration: configuration(bought(changes)), acquisition, signatureDate: SIGNED })
}

describe('private landlord depreciation (CGI art. 31, I, 1°, i and j)', () => {
  // 80 % of the price × the rate of the level; household cap of 8,000, 10,000 or 12,000 euros.
  test.each([
    ['new, intermediate', 200_000, {}, 5_600],
    ['new, social', 200_000, { rent_level: 'social' as const }, 7_200],
    ['new, very social', 200_000, { rent_level: 'very_social' as const }, 8_800],
    ['new, intermediate, capped', 300_000, {}, 8_000],
    ['new, social, capped', 300_000, { rent_level: 'social' as const }, 10_000],
    ['new, very social, capped', 300_000, { rent_level: 'very_social' as const }, 12_000],
  ])('%s: %d euros give %d', (_, price, changes, expected) => {
    expect(annuity(price, changes)).toBeCloseTo(expected, 6)
  })

  test('the cap binds an intermediate new flat from 285,714 euros: 8,000 ÷ 3.5 % ÷ 80 %', () => {
    expect(annuity(285_714)).toBeLessThan(8_000)
    expect(annuity(285_715)).toBe(8_000)
  })

  test('an old dwelling adds its works to the base: (150,000 + 50,000) × 80 % × 3 % = 4,800', () => {
    expect(annuity(150_000, { seniority: 'old' }, 50_000)).toBeCloseTo(4_800, 6)
  })

  test('is deducted for nine years, then no more', () => {
    const depreciation = simulated(bought()).yearly_report.map((line) => line.depreciation)
    expect(depreciation.slice(0, 10)).toEqual([...Array<number>(9).fill(5_600), 0])
  })

  test('a first year of four months has a third of it', () => {
    expect(simulated(bought({ notary_signature_date: '2026-08-15' })).yearly_report[0]?.depreciation).toBeCloseTo(
      5_600 / 3,
      2,
    )
  })

  test('makes a deficit that waits for rents and never reaches global income', () => {
    const [first] = simulated(bought({ suggested_rent: 300 })).yearly_report
    const without = simulated({ ...bought({ suggested_rent: 300 }), project: 'land_deficit', renovation_price: 0 })
      .yearly_report[0]
    expect(first?.deficit_on_global_income).toBe(without?.deficit_on_global_income)
    expect((first?.carried_deficit ?? 0) - (without?.carried_deficit ?? 0)).toBeCloseTo(5_600, 2)
  })

  test('lowers the purchase price of a sale', () => {
    // Sold after nine full years at its price: 200,000 − 200,000 × 1.225 + 9 × 5,600 = 5,400 of gain.
    // Income tax: 5 % wait, 4 years × 6 % = 24 % off, 4,104 × 19 % = 779.76. Levies: 6.6 % off, 5,043.60 × 17.2 % = 867.50.
    expect(simulated(bought({ notary_fee: 0 })).yearly_report[8]?.capital_gain_tax).toBe(780 + 867)
  })

  test('the ceiling of an intermediate rent is Pinel’s; a social one must be typed', () => {
    // Zone A in 2026: 14.64 × 1.15 = 16.84 × 42 m².
    expect(simulated(bought({ suggested_rent: 2_000 })).monthly_report.monthly_income.rental_income).toBe(707.28)
    expect(refusedFields(simulate(configuration(bought({ rent_level: 'social' })), context))).toEqual([
      'suggested_rent',
    ])
    expect(
      simulated(bought({ rent_level: 'social', suggested_rent: 450 })).monthly_report.monthly_income.rental_income,
    ).toBe(450)
  })

  test.each([
    [{ notary_signature_date: '2026-02-20' }, 'notary_signature_date', '21/02/2026'],
    [{ notary_signature_date: '2029-01-01' }, 'notary_signature_date', '31/12/2028'],
    [{ notary_signature_date: '2024-12-30' }, 'notary_signature_date', '21/02/2026'],
    [{ notary_signature_date: '2025-01-02' }, 'notary_signature_date', '21/02/2026'],
    [{ seniority: 'old' as const, renovation_price: 59_999 }, 'renovation_price', '60\u202f000\u00a0€'],
    [{ seniority: 'old' as const, renovation_price: 60_000, energy_class: 'C' as const }, 'energy_class', 'A ou B'],
  ])('%o is refused on %s, with the threshold', (changes, field, threshold) => {
    const result = simulate(configuration(bought(changes)), context)
    expect(refusedFields(result)).toEqual([field])
    expect(JSON.stringify(result)).toContain(threshold)
  })

  test('what only a draft says is said', () => {
    const { warnings, unverified } = simulated(bought())
    expect(warnings.map(({ code }) => code)).toContain('jeanbrun_unsettled')
    expect(unverified.join()).toContain('Déficit et première année du bailleur privé')
  })
})

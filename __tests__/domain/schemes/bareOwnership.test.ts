import { simulate, type SolutionConfiguration } from '#domain'
import { bareOwnershipValue } from '../../../src/domain/schemes/bareOwnership'
import { fixedUsufructShare, lifeUsufructShare } from '../../../src/domain/schemes/usufruct'
import { configuration, context, refusedFields, simulated } from '../support/examples'

describe('value of a usufruct (CGI art. 669)', () => {
  test.each([
    [20, 0.9],
    [21, 0.8],
    [30, 0.8],
    [50, 0.6],
    [60, 0.5],
    [61, 0.4],
    [90, 0.2],
    [91, 0.1],
  ])('for life, holder of %d years: %d', (age, share) => {
    expect(lifeUsufructShare(age, '2026-01-01')).toBe(share)
  })

  test.each([
    [10, undefined, 0.23],
    [11, undefined, 0.46],
    [18, undefined, 0.46],
    [25, undefined, 0.69],
    [18, 62, 0.4],
    [50, undefined, 1],
  ])('for %d years, holder of age %s: %d', (years, age, share) => {
    expect(fixedUsufructShare(years, '2026-01-01', age)).toBeCloseTo(share, 9)
  })
})

/** 120,000 euros for a property of 200,000, whose use comes back after 15 years. */
function bought(changes: Partial<SolutionConfiguration> = {}): Partial<SolutionConfiguration> {
  return {
    project: 'bare_ownership',
    property_price: 120_000,
    full_ownership_price: 200_000,
    usufruct_duration: 15,
    notary_signature_date: '2025-12-15',
    ...changes,
  }
}

describe('bare ownership', () => {
  test('brings no rent and costs nothing but the loan', () => {
    const result = simulated(bought())
    const line = result.yearly_report[0]
    expect([line?.rent, line?.charges, line?.rent_tax]).toEqual([0, 0, 0])
    expect(result.monthly_report.monthly_income.rental_income).toBe(0)
    expect(result.monthly_report.effort).toBeCloseTo(result.indicators.monthly_payment, 2)
    expect(result.indicators.gross_yield).toBe(0)
  })

  test('grows from its price to the full price: after a third of 15 years, 120,000 × (200 ÷ 120)^(1/3)', () => {
    // 1.6667^(1/3) = 1.18563: 142,275.65 euros.
    expect(bareOwnershipValue(120_000, 200_000, 60, 15)).toBeCloseTo(142_275.6, 0)
    const values = simulated(bought()).yearly_report.map((line) => line.property_value)
    expect(values[13]).toBeLessThan(200_000)
    expect(values[14]).toBe(200_000)
    expect(values.at(-1)).toBe(200_000)
  })

  test('a sale counts the price paid and the years since its purchase (CGI art. 150 VB and 150 VC)', () => {
    // Sold after 15 full years at 200,000: 120,000 × (1 + 7.5 % + 15 %) = 147,000, gain 53,000.
    // Income tax: allowance 10 × 6 % = 60 %, 21,200 × 19 % = 4,028. Levies: 10 × 1.65 % = 16.5 %, 44,255 × 17.2 % = 7,611.86.
    expect(simulated(bought()).yearly_report[14]?.capital_gain_tax).toBe(4_028 + 7_612)
  })

  test('interest lowers the other rents of the household when a social landlord has the use, never its other income', () => {
    const landlord = { ...context, household: { joint: true, children: [], net_rental_income: 12_000 } }
    const social = simulated(bought({ has_social_usufruct: true, fiscal_part: 2 }), landlord).yearly_report[0]
    expect((social?.taxable_income_before ?? 0) - (social?.taxable_income_after ?? 0)).toBeGreaterThan(2_000)
    const without = simulated(bought({ has_social_usufruct: true })).yearly_report[0]
    expect([without?.deficit_on_global_income, without?.tax_saving]).toEqual([0, 0])
    expect(without?.carried_deficit).toBeGreaterThan(2_000)
    expect(simulated(bought({ fiscal_part: 2 }), landlord).yearly_report[0]?.tax_saving).toBe(0)
  })

  test('what is not typed is usual, and said: 15 years, 60 % of the full price', () => {
    const { assumptions, unverified } = simulated({ project: 'bare_ownership', property_price: 120_000 })
    const value = (key: string) => assumptions.find((assumption) => assumption.key === key)?.value
    expect([value('usufruct_duration'), value('full_ownership_price'), value('usufruct_share')]).toEqual([
      15, 200_000, 0.46,
    ])
    expect(unverified.join()).toContain('Part usuelle de la nue-propriété')
  })

  test.each(['2024-12-30', '2025-01-02'])('a deed of %s is taken alike', (notary_signature_date) => {
    expect(simulated(bought({ notary_signature_date })).yearly_report.at(-1)?.property_value).toBe(200_000)
  })

  test('a social usufruct of 14 years and a full price below the price are refused (CCH art. L253-1)', () => {
    const short = simulate(configuration(bought({ usufruct_duration: 14, has_social_usufruct: true })), context)
    expect(refusedFields(short)).toEqual(['usufruct_duration'])
    expect(JSON.stringify(short)).toContain('15\u00a0ans')
    expect(refusedFields(simulate(configuration(bought({ full_ownership_price: 100_000 })), context))).toEqual([
      'full_ownership_price',
    ])
  })
})

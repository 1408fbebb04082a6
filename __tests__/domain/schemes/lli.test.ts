import { simulate, type SolutionConfiguration } from '#domain'
import { propertyTaxCreditYears, vatTopUp } from '../../../src/domain/schemes/lli'
import { configuration, context, refusedFields, simulated } from '../support/examples'

/** 220,000 euros with VAT of 10 %: 200,000 before it, 20,000 of VAT spared. Signed in December 2025, paid in cash. */
function bought(changes: Partial<SolutionConfiguration> = {}): Partial<SolutionConfiguration> {
  return {
    project: 'lli',
    seniority: 'new',
    property_price: 220_000,
    notary_signature_date: '2025-12-15',
    contribution: 300_000,
    ...changes,
  }
}

describe('intermediate letting (CGI art. 279-0 bis A, BOI-TVA-IMM-30)', () => {
  test.each([
    [9, 20_000],
    [10, 20_000],
    [14, 20_000],
    [15, 0],
    [19, 0],
  ])('a single dwelling sold after %d full years pays %d euros of VAT back', (yearsHeld, expected) => {
    expect(vatTopUp(20_000, yearsHeld, '2026-01-01').toPayBack).toBe(expected)
  })

  test('the sale of each year counts it, and the VAT paid back raises the price paid', () => {
    const report = simulated(bought()).yearly_report
    expect([report[0]?.exit_cost, report[13]?.exit_cost, report[14]?.exit_cost]).toEqual([20_000, 20_000, 0])
    expect(report[3]?.capital_gain_tax).toBe(0)
  })

  test('completed on 01/01/2023 with two years of exemption, the property tax credit runs 18 years (BOI-IS-RICI-40-10-20 § 50)', () => {
    expect(propertyTaxCreditYears(2, '2023-01-01')).toBe(18)
  })

  test('the rent is held to the intermediate ceiling', () => {
    // Zone A in 2025: 14.49 × 1.15 = 16.66 × 42 m².
    expect(simulated(bought({ suggested_rent: 2_000 })).monthly_report.monthly_income.rental_income).toBe(699.72)
  })

  test.each(['2024-12-30', '2025-01-02'])('a deed of %s has the same VAT', (notary_signature_date) => {
    expect(simulated(bought({ notary_signature_date })).yearly_report[0]?.exit_cost).toBe(20_000)
  })

  test('a purchase by a person, an old dwelling and zone B2 are refused', () => {
    expect(refusedFields(simulate(configuration(bought({ buyer_type: 'person' })), context))).toEqual(['buyer_type'])
    expect(refusedFields(simulate(configuration(bought({ seniority: 'old' })), context))).toEqual(['seniority'])
    const b2 = { ...context, market: { ...context.market, zone: 'B2' as const } }
    expect(refusedFields(simulate(configuration(bought()), b2))).toEqual(['municipality'])
  })
})

import { incomeTaxRules } from '../../../src/domain/law/incomeTaxRules'
import { quotientOfParts } from '../../../src/domain/tax/familyQuotient'
import { incomeTax } from '../../../src/domain/tax/incomeTax'
import { allowedReductions, type TaxReductions } from '../../../src/domain/tax/reductions'

describe('overall cap of tax advantages (CGI art. 200-0 A)', () => {
  test.each<[string, number, TaxReductions, number]>([
    ['10,000 since 2013', 2025, { capped: 12_000 }, 10_000],
    ['18,000 with overseas', 2025, { capped: 12_000, overseas: 20_000 }, 18_000],
    ['what overseas leaves unused does not raise the general cap', 2025, { capped: 12_000, overseas: 1_000 }, 11_000],
    // 6,000 already used of the 10,000, and 5,000 of overseas: 4,000 under the first, 18,000 − 11,000 in all.
    ['what is used of each cap', 2025, { capped: 12_000, usedUnderCap: 6_000, usedOverseas: 5_000 }, 4_000],
    [
      'both caps, part used',
      2025,
      { capped: 12_000, overseas: 9_000, usedUnderCap: 6_000, usedOverseas: 5_000 },
      7_000,
    ],
    ['overseas alone used whole', 2025, { capped: 3_000, overseas: 1_000, usedOverseas: 18_000 }, 0],
    ['Malraux stays outside', 2025, { capped: 12_000, uncapped: 30_000 }, 40_000],
    ['2012: 18,000 and 4 % of the taxable income', 2012, { capped: 50_000 }, 22_000],
    ['2011: 18,000 and 6 % of the taxable income', 2011, { capped: 50_000 }, 24_000],
  ])('%s', (_, year, reductions, allowed) => {
    expect(allowedReductions(reductions, 100_000, incomeTaxRules(year)).allowed).toBe(allowed)
  })

  test('a reduction never makes the tax negative, nor lowers a flat tax', () => {
    const tax = incomeTax(30_000, quotientOfParts(1), incomeTaxRules(2025), {
      reductions: { uncapped: 50_000 },
      flatTax: 1_280,
    })
    expect(tax).toMatchObject({ tax: 1_280, reductions: 2_104, lostReductions: 47_896 })
  })

  test('a credit is refunded beyond the tax, and what is left under 12 euros is not collected', () => {
    const taxOf = (credits: number) => incomeTax(30_000, quotientOfParts(1), incomeTaxRules(2025), { credits }).tax
    expect([taxOf(3_000), taxOf(2_095), taxOf(2_092)]).toEqual([-896, 0, 12])
  })
})

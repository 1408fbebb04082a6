import { holdingAllowances, gainSurtax } from '../../../src/domain/law/capitalGains'
import { inForce } from '../../../src/domain/law/parameter'
import { allowanceFor, capitalGain, capitalGainRules, surtaxOf } from '../../../src/domain/tax/capitalGain'

const { tax, levies } = inForce(holdingAllowances, '2026-01-01').value
const surtax = inForce(gainSurtax, '2026-01-01').value

describe('private real-estate gains', () => {
  // CGI art. 150 VC; service-public F10864 for 25 years.
  test.each([
    [5, 0, 0],
    [6, 0.06, 0.0165],
    [21, 0.96, 0.264],
    [22, 1, 0.28],
    [25, 1, 0.55],
    [30, 1, 1],
    [45, 1, 1],
  ])('allowances after %d years', (years, expectedTax, expectedLevies) => {
    expect(allowanceFor(years, tax)).toBeCloseTo(expectedTax, 9)
    expect(allowanceFor(years, levies)).toBeCloseTo(expectedLevies, 9)
  })

  // BOFiP examples 52,500 and 103,400; the thresholds join without a step (CGI art. 1609 nonies G).
  test.each([
    [50_000, 0],
    [52_500, 675],
    [60_000, 1_200],
    [103_400, 2_442],
    [110_000, 3_300],
    [260_000, 15_600],
  ])('surtax on %d euros', (gain, expected) => {
    expect(surtaxOf(gain, surtax)).toBe(expected)
  })

  test('a gain of 35,000 within five years pays 19 % and 17.2 %, with the flat fees of 7.5 %', () => {
    const sale = {
      salePrice: 250_000,
      purchasePrice: 200_000,
      purchaseCosts: 14_000,
      works: 0,
      deductedDepreciation: 0,
      yearsHeld: 4,
    }
    expect(capitalGain(sale, capitalGainRules('2026-12-31')).total).toBe(6_650 + 6_020)
  })

  test('depreciation deducted from furnished rents is added back from 15 February 2025 (loi 2025-127, art. 84)', () => {
    const sale = {
      salePrice: 215_000,
      purchasePrice: 200_000,
      purchaseCosts: 15_000,
      works: 0,
      deductedDepreciation: 10_000,
      yearsHeld: 2,
    }
    expect(capitalGain(sale, capitalGainRules('2024-12-31')).total).toBe(0)
    expect(capitalGain(sale, capitalGainRules('2026-12-31')).total).toBe(1_900 + 1_720)
  })

  test('depreciation is added back from the sale of 15 February 2025, not the day before', () => {
    const sale = {
      salePrice: 215_000,
      purchasePrice: 200_000,
      purchaseCosts: 15_000,
      works: 0,
      deductedDepreciation: 10_000,
      yearsHeld: 2,
    }
    expect(capitalGain(sale, capitalGainRules('2025-02-14')).gain).toBe(0)
    expect(capitalGain(sale, capitalGainRules('2025-02-15')).gain).toBe(10_000)
  })

  // CGI art. 150 VC in its versions of 2004, 1 February 2012 and 1 September 2013, after 20 years held.
  test.each([
    ['2012-01-31', 1, 1],
    ['2012-02-01', 0.36, 0.36],
    ['2013-08-31', 0.36, 0.36],
    ['2013-09-01', 0.9, 0.2475],
  ])('a sale of %s takes the allowances of its date', (on, expectedTax, expectedLevies) => {
    const allowances = inForce(holdingAllowances, on).value
    expect(allowanceFor(20, allowances.tax)).toBeCloseTo(expectedTax, 9)
    expect(allowanceFor(20, allowances.levies)).toBeCloseTo(expectedLevies, 9)
  })

  // CSS art. L136-7: 12.3 %, 13.5 %, 15.5 % then 17.2 %; art. 1609 nonies G since 2013.
  test.each([
    ['2011-06-30', 19_000 + 12_300],
    ['2011-12-31', 19_000 + 13_500],
    ['2012-12-31', 19_000 + 15_500],
    ['2017-12-31', 19_000 + 15_500 + 2_000],
    ['2026-06-30', 19_000 + 17_200 + 2_000],
  ])('100,000 euros of gain within five years, sale of %s', (on, total) => {
    const sale = {
      salePrice: 315_000,
      purchasePrice: 200_000,
      purchaseCosts: 15_000,
      works: 0,
      deductedDepreciation: 0,
      yearsHeld: 3,
    }
    expect(capitalGain(sale, capitalGainRules(on)).total).toBe(total)
  })

  test('a sale up to 15,000 euros is exempt (CGI art. 150 U, II, 6°)', () => {
    const sale = {
      salePrice: 15_000,
      purchasePrice: 1_000,
      purchaseCosts: 0,
      works: 0,
      deductedDepreciation: 0,
      yearsHeld: 1,
    }
    expect(capitalGain(sale, capitalGainRules('2026-06-30')).total).toBe(0)
    expect(capitalGain({ ...sale, salePrice: 15_001 }, capitalGainRules('2026-06-30')).total).toBeGreaterThan(0)
  })

  test('a loss pays nothing', () => {
    const sale = {
      salePrice: 150_000,
      purchasePrice: 200_000,
      purchaseCosts: 0,
      works: 0,
      deductedDepreciation: 0,
      yearsHeld: 1,
    }
    expect(capitalGain(sale, capitalGainRules('2026-12-31')).total).toBe(0)
  })
})

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
  ])('surtax on %d euros', (gain, expected) => { expect(surtaxOf(gain, surtax)).toBe(expected); })

  test('a gain of 35,000 within five years pays 19 % and 17.2 %, with the flat fees of 7.5 %', () => {
    const sale = { salePrice: 250_000, purchasePrice: 200_000, purchaseCosts: 14_000, works: 0, deductedDepreciation: 0, yearsHeld: 4 }
    expect(capitalGain(sale, capitalGainRules('2026-12-31')).total).toBe(6_650 + 6_020)
  })

  test('depreciation deducted from furnished rents is added back from 15 February 2025 (loi 2025-127, art. 84)', () => {
    const sale = { salePrice: 215_000, purchasePrice: 200_000, purchaseCosts: 15_000, works: 0, deductedDepreciation: 10_000, yearsHeld: 2 }
    expect(capitalGain(sale, capitalGainRules('2024-12-31')).total).toBe(0)
    expect(capitalGain(sale, capitalGainRules('2026-12-31')).total).toBe(1_900 + 1_720)
  })

  test('a loss pays nothing', () => {
    const sale = { salePrice: 150_000, purchasePrice: 200_000, purchaseCosts: 0, works: 0, deductedDepreciation: 0, yearsHeld: 1 }
    expect(capitalGain(sale, capitalGainRules('2026-12-31')).total).toBe(0)
  })
})

import { holdingAllowances, gainSurtax } from '../../../src/domain/law/capitalGains'
import { inForce } from '../../../src/domain/law/parameter'
import { allowanceFor, capitalGain, type PropertySale, surtaxOf } from '../../../src/domain/tax/capitalGain'

const { tax, levies } = inForce(holdingAllowances, '2026-01-01').value
const surtax = inForce(gainSurtax, '2026-01-01').value

/** A purchase for 200,000 euros and 15,000 of fees, sold on 30 June 2026 by one owner. */
const sale = (changes: Partial<PropertySale>): PropertySale => ({
  acquiredOn: '2025-06-30',
  soldOn: '2026-06-30',
  salePrice: 215_000,
  purchasePrice: 200_000,
  purchaseCosts: 15_000,
  works: 0,
  deductedDepreciation: 0,
  owners: 1,
  ...changes,
})

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
    const gain = capitalGain(sale({ salePrice: 250_000, purchaseCosts: 14_000, acquiredOn: '2022-06-30' }))
    expect(gain).toMatchObject({ fees: { amount: 15_000, isFlat: true }, works: { amount: 0, isFlat: false } })
    expect(gain.total).toBe(6_650 + 6_020)
  })

  // CGI art. 150 VB, II, 4°: « plus de cinq ans après leur acquisition ». 200,000 × 15 % = 30,000.
  test.each([
    ['on the fifth anniversary', '2026-06-30', 0],
    ['on the day after it', '2026-07-01', 30_000],
    ['ten months later, the sixth year not over', '2027-04-30', 30_000],
  ])('the flat 15 %% of works, for a sale %s', (_, soldOn, works) => {
    expect(capitalGain(sale({ acquiredOn: '2021-06-30', soldOn })).works.amount).toBe(works)
  })

  test('works that cost more than 15 % count for what they cost, whenever the sale', () => {
    const works = (paid: number) => capitalGain(sale({ acquiredOn: '2020-01-01', works: paid })).works
    expect([works(29_999), works(30_001)]).toEqual([
      { amount: 30_000, isFlat: true },
      { amount: 30_001, isFlat: false },
    ])
  })

  test('depreciation deducted from furnished rents is added back from the sale of 15 February 2025 (loi 2025-127, art. 84)', () => {
    const gainOn = (soldOn: string) =>
      capitalGain(sale({ acquiredOn: '2022-06-30', soldOn, salePrice: 215_000, deductedDepreciation: 10_000 }))
    expect(gainOn('2025-02-14').gain).toBe(0)
    expect(gainOn('2025-02-15')).toMatchObject({ addedBack: 10_000, gain: 10_000, total: 1_900 + 1_720 })
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
  ])('100,000 euros of gain within five years, sale of %s', (soldOn, total) => {
    const acquiredOn = `${Number(soldOn.slice(0, 4)) - 3}${soldOn.slice(4)}`
    expect(capitalGain(sale({ acquiredOn, soldOn, salePrice: 315_000 })).total).toBe(total)
  })

  // BOI-RFPI-TPVIE-20 § 40: the 50,000 euros are those of each owner. 100,000 taxed: 2 % of the whole for one owner; two shares
  // of 50,000 pay nothing. 120,000: 3 % for one; for two, 2 × (60,000 × 2 %).
  test.each([
    [1, 315_000, 2_000],
    [2, 315_000, 0],
    [1, 335_000, 3_600],
    [2, 335_000, 2_400],
  ])('the surtax of %d owner(s) on a sale for %d euros is made on the share of each', (owners, salePrice, surtax) => {
    expect(capitalGain(sale({ acquiredOn: '2023-06-30', salePrice, owners })).surtax).toBe(surtax)
  })

  test('a sale up to 15,000 euros is exempt (CGI art. 150 U, II, 6°)', () => {
    const small = { purchasePrice: 1_000, purchaseCosts: 0 }
    expect(capitalGain(sale({ ...small, salePrice: 15_000 })).total).toBe(0)
    expect(capitalGain(sale({ ...small, salePrice: 15_001 })).total).toBeGreaterThan(0)
  })

  test('a loss pays nothing', () => {
    expect(capitalGain(sale({ salePrice: 150_000 })).total).toBe(0)
  })
})

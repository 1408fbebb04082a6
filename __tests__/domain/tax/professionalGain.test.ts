import { assess, taxOnIncome } from '../../../src/domain/tax/assessment'
import { quotientOfParts } from '../../../src/domain/tax/familyQuotient'
import { exemptShareOf, longTermLeviesOn, professionalGain } from '../../../src/domain/tax/professionalGain'

const sale = {
  acquiredOn: '2005-06-30',
  soldOn: '2025-06-30',
  salePrice: 200_000,
  cost: 120_000,
  deductedDepreciation: 60_000,
  meanReceipts: 130_000,
  monthsOfActivity: 240,
}

describe('gain of a professional landlord', () => {
  // P. Duvaux, « Les LMP et les exonérations de plus-value »: bought for 120, depreciated by 60, sold for 200.
  test('the depreciation deducted is short-term, the rest long-term (CGI art. 39 duodecies)', () => {
    expect(professionalGain(sale)).toMatchObject({
      bookValue: 60_000,
      gain: 140_000,
      shortTerm: 60_000,
      longTerm: 80_000,
    })
  })

  test('all of it is short-term before two years', () => {
    const early = professionalGain({ ...sale, acquiredOn: '2023-07-01' })
    expect(early).toMatchObject({ shortTerm: 140_000, longTerm: 0 })
    expect(professionalGain({ ...sale, acquiredOn: '2023-06-30' }).longTerm).toBe(80_000)
  })

  test('a price under the cost leaves a short-term gain only, under the book value a loss', () => {
    expect(professionalGain({ ...sale, salePrice: 100_000 })).toMatchObject({ shortTerm: 40_000, longTerm: 0 })
    expect(professionalGain({ ...sale, salePrice: 50_000 })).toMatchObject({ gain: -10_000, shortTerm: 0, longTerm: 0 })
  })

  // CGI art. 151 septies, II: whole up to 90,000 euros, (126,000 − receipts) ÷ 36,000 up to 126,000.
  test.each([
    [90_000, 60, 1],
    [99_000, 60, 0.75],
    [108_000, 60, 0.5],
    [126_000, 60, 0],
    [200_000, 60, 0],
    [50_000, 59, 0],
  ])('receipts of %d euros after %d months of activity: %d of the gain is exempt', (receipts, months, expected) => {
    expect(exemptShareOf(receipts, months, '2026-12-31')).toBeCloseTo(expected, 10)
  })

  test('both terms are exempt alike', () => {
    const half = professionalGain({ ...sale, meanReceipts: 108_000 })
    expect(half).toMatchObject({ taxedShortTerm: 30_000, taxedLongTerm: 40_000 })
  })

  // CGI art. 39 quindecies, I: 12.8 % since 2017, 16 % before. CGI art. 223 sexies: 3 % of a reference income above 250,000 euros.
  test('the long-term gain is taxed apart from the scale, and is part of the reference income', () => {
    const sold = (incomeYear: number) =>
      assess({ incomeYear, household: quotientOfParts(1), otherIncome: 40_000, longTermGains: 260_000 }).incomeTax
    const without = (incomeYear: number) => taxOnIncome(40_000, quotientOfParts(1), incomeYear).tax
    expect(sold(2023)).toMatchObject({ taxableIncome: 40_000, referenceIncome: 300_000, highIncomeContribution: 1_500 })
    expect(sold(2023).tax - without(2023)).toBe(33_280 + 1_500)
    expect(sold(2016).tax - without(2016)).toBe(41_600 + 1_500)
  })

  test('the long-term gain is levied at 17.2 % until the income of 2024 (CSS art. L136-6)', () => {
    expect(longTermLeviesOn(80_000, '2024-06-30')).toBe(13_760)
  })
})

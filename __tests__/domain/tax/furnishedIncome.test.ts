import { assess } from '../../../src/domain/tax/assessment'
import {
  isProfessionalLandlord,
  microFurnished,
  microFurnishedIncome,
  taxedFurnished,
} from '../../../src/domain/tax/furnishedIncome'
import type { FurnishedKind } from '../../../src/domain/tax/taxReturn'

describe('micro regime of furnished letting (CGI art. 50-0)', () => {
  // service-public F32744 for 2025; loi 2024-1039, art. 7 for the change of tourist lets.
  test.each<[FurnishedKind, number, number, number]>([
    ['ordinary', 2016, 32_900, 0.5],
    ['ordinary', 2017, 70_000, 0.5],
    ['ordinary', 2025, 77_700, 0.5],
    ['classifiedTourism', 2024, 188_700, 0.71],
    ['classifiedTourism', 2025, 77_700, 0.5],
    ['unclassifiedTourism', 2024, 77_700, 0.5],
    ['unclassifiedTourism', 2025, 15_000, 0.3],
  ])('%s, income of %d', (kind, year, ceiling, allowance) => {
    expect(microFurnished(kind, year)).toMatchObject({ ceiling, allowance })
  })

  test('the allowance is at least 305 euros and never more than the receipts', () => {
    expect(microFurnishedIncome(500, 'ordinary', 2025)).toBe(195)
    expect(microFurnishedIncome(200, 'ordinary', 2025)).toBe(0)
  })
})

describe('professional landlord (CGI art. 155, IV)', () => {
  test.each([
    [23_000, 0, false],
    [23_001, 0, true],
    [23_001, 23_001, false],
    [40_000, 39_999, true],
  ])('receipts of %d and earned income of %d', (receipts, earned, expected) => {
    expect(isProfessionalLandlord(receipts, earned, '2025-12-31')).toBe(expected)
  })

  test('a deficit reaches global income for a professional only (CGI art. 156, I)', () => {
    const let6000 = { kind: 'ordinary', regime: 'actual', amount: -6_000 } as const
    const declare = (isProfessional: boolean) =>
      assess({
        incomeYear: 2025,
        household: { joint: false, children: [] },
        earners: [{ wages: 50_000 }],
        furnished: [{ ...let6000, isProfessional }],
      })
    expect(declare(false).grossGlobalIncome).toBe(45_000)
    expect(declare(true).grossGlobalIncome).toBe(39_000)
  })
})

describe('several furnished lets', () => {
  test('a deficit only lowers profits of the same kind, and the levies with them (CGI art. 156, I, 1° ter)', () => {
    const lets = [
      { kind: 'ordinary', regime: 'actual', amount: 8_000 },
      { kind: 'ordinary', regime: 'actual', amount: -3_000 },
    ] as const
    expect(taxedFurnished(lets, 2025)).toEqual({ profit: 5_000, levied: 5_000, professional: 0 })
    expect(taxedFurnished(lets.slice(1), 2025)).toEqual({ profit: 0, levied: 0, professional: 0 })
  })

  test.each([
    [2019, 12_500],
    [2020, 12_000],
    [2021, 11_500],
    [2022, 11_000],
    [2023, 10_000],
  ])('income of %d: 10,000 of profit without an approved centre count for %d (CGI art. 158, 7)', (year, profit) => {
    expect(
      taxedFurnished([{ kind: 'ordinary', regime: 'actual', amount: 10_000, withoutApprovedCentre: true }], year)
        .profit,
    ).toBeCloseTo(profit, 6)
  })
})

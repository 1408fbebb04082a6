import { declareFurnished, isMicroOpen } from '../../../src/domain/schemes/furnished'
import type { Acquisition, OperatingYear } from '../../../src/domain/schemes/scheme'

const nothing: Acquisition = {
  propertyPrice: 0,
  notaryFee: 0,
  renovationPrice: 0,
  furniturePrice: 0,
  loanFees: 0,
  totalCost: 0,
  loanAmount: 0,
}

function year(number: number, rent: number, charges = 0, changes: Partial<OperatingYear> = {}): OperatingYear {
  return { year: number, monthsLet: 12, rent, charges, bookkeeping: 0, interest: 0, insurance: 0, ...changes }
}

function actual(acquisition: Partial<Acquisition>, years: OperatingYear[]) {
  return declareFurnished({ acquisition: { ...nothing, ...acquisition }, years }, () => 'actual').map(
    ({ furnished }) => furnished,
  )
}

describe('furnished letting, actual regime', () => {
  test('depreciation stops at the rent less the other charges, the rest waits (BOI-BIC-AMT-20-40-10-20 § 90)', () => {
    // Rent 2,500, charges 1,000, depreciation 3,600: 1,500 deducted, 2,100 carried. Furniture over 7 years gives the 3,600.
    const [declared] = actual({ furniturePrice: 3_600 * 7 }, [year(2026, 2_500, 1_000)])
    expect(declared).toMatchObject({ profit: 0, deficit: 0, depreciation: 1_500, deferredDepreciation: 2_100 })
  })

  test('depreciation never makes a deficit, the other charges do', () => {
    const [declared] = actual({ furniturePrice: 7_000 }, [year(2026, 1_000, 1_600)])
    expect(declared).toMatchObject({ deficit: 600, depreciation: 0, deferredDepreciation: 1_000, carriedDeficit: 600 })
  })

  test('carried deficits are used before the waiting depreciation, because they expire', () => {
    const declared = actual({ furniturePrice: 7_000 }, [year(2026, 1_000, 1_600), year(2027, 3_000, 1_500)])
    // 1,500 − 1,000 of the year = 500, all taken by the deficit of 600.
    expect(declared[1]).toMatchObject({ profit: 0, carriedDeficit: 100, deferredDepreciation: 1_000 })
  })

  test('a deficit of 2026 may be used until 2036', () => {
    const idle = Array.from({ length: 9 }, (_, index) => year(2027 + index, 0))
    const [, ...later] = actual({}, [year(2026, 0, 1_000), ...idle, year(2036, 400), year(2037, 400)])
    expect(later.at(-2)).toMatchObject({ profit: 0, carriedDeficit: 600 })
    expect(later.at(-1)).toMatchObject({ profit: 400, carriedDeficit: 0 })
  })

  test('the waiting depreciation is used without limit of time', () => {
    const idle = Array.from({ length: 15 }, (_, index) => year(2027 + index, 0))
    const declared = actual({ furniturePrice: 700 }, [year(2026, 0), ...idle, year(2042, 1_000)])
    expect(declared.at(-1)).toMatchObject({ profit: 300, depreciation: 700, deferredDepreciation: 0 })
  })

  test('the land is never depreciated: 85 % of 200,000 euros by components', () => {
    const [declared] = actual({ propertyPrice: 200_000 }, [year(2026, 100_000)])
    // 170,000 × (0.70 ÷ 40 + 0.15 ÷ 25 + 0.15 ÷ 15)
    expect(declared?.depreciation).toBeCloseTo(170_000 * (0.7 / 40 + 0.15 / 25 + 0.15 / 15), 2)
    expect(declared?.depreciationOfBuilding).toBe(declared?.depreciation)
  })

  test('the first partial year depreciates its months only', () => {
    const [declared] = actual({ furniturePrice: 8_400 }, [year(2026, 5_000, 0, { monthsLet: 1 })])
    expect(declared?.depreciation).toBe(100)
  })

  test('acquisition costs and loan fees are expensed the first year', () => {
    const declared = actual({ notaryFee: 3_000, loanFees: 2_000 }, [year(2026, 10_000), year(2027, 10_000)])
    expect(declared.map((each) => each.profit)).toEqual([5_000, 10_000])
  })
})

describe('furnished letting, micro regime', () => {
  test.each([
    [10_000, 5_000],
    [500, 195],
    [200, 0],
  ])('receipts of %d euros are taxed on %d (50 %, at least 305: CGI art. 50-0)', (rent, profit) => {
    const [declared] = declareFurnished({ acquisition: nothing, years: [year(2026, rent)] }, () => 'micro')
    expect(declared?.furnished.profit).toBe(profit)
  })

  // CGI art. 50-0, 1: « n'excède pas, l'année civile précédente ou la pénultième année »; 77,700 euros for 2025, 83,600 for 2026.
  test.each([
    ['passed from 2026 on', [77_700, 83_601, 90_000, 90_000], [true, true, true, false]],
    ['passed from the first year', [77_701, 90_000, 90_000, 90_000], [true, true, false, false]],
    ['passed one year out of two', [77_701, 83_600, 90_000, 70_000], [true, true, true, true]],
    ['never passed', [77_700, 83_600, 83_600, 83_600], [true, true, true, true]],
  ])('a ceiling %s keeps the regime for that year and the next one', (_, receipts, open) => {
    const years = receipts.map((rent, index) => year(2025 + index, rent))
    expect(years.map((_year, index) => isMicroOpen(years, index))).toEqual(open)
  })

  test('receipts of a partial year are counted over twelve months', () => {
    const years = [year(2025, 10_000, 0, { monthsLet: 1 }), year(2026, 90_000), year(2027, 90_000)]
    expect(years.map((_, index) => isMicroOpen(years, index))).toEqual([true, true, false])
  })
})

import { straightLine } from '../../../src/domain/mechanisms/depreciation'

describe('straight-line depreciation', () => {
  // Components of a building of 200,000 euros without land, appartement-meuble.net: 6,701 euros a year in all.
  test.each([
    ['roof', 20_000, 25, 800],
    ['electricity', 10_000, 25, 400],
    ['waterproofing', 10_000, 15, 667],
    ['lifts', 4_000, 15, 267],
    ['interior fittings', 16_000, 15, 1_067],
    ['structure', 140_000, 40, 3_500],
  ])('%s', (_, base, lifeYears, expected) => {
    expect(Math.round(straightLine({ base, lifeYears }, 0, 12))).toBe(expected)
  })

  test('stops at the end of the life, and the parts make the whole', () => {
    const item = { base: 7_000, lifeYears: 7 }
    const years = Array.from({ length: 9 }, (_, year) =>
      straightLine(item, year === 0 ? 0 : 5 + (year - 1) * 12, year === 0 ? 5 : 12),
    )
    expect(years.reduce((sum, year) => sum + year, 0)).toBeCloseTo(7_000, 6)
    expect(years.at(-1)).toBe(0)
  })
})

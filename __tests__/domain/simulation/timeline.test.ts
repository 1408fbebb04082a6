import { timelineOf } from '../../../src/domain/simulation/timeline'

describe('calendar years held', () => {
  test('the first and the last are partial, and the months make the duration', () => {
    const { years, referenceIndex } = timelineOf('2026-11-20', 25)
    const months = years.map((held) => held.lastMonth - held.firstMonth + 1)
    expect(years.map((held) => held.year)).toEqual(Array.from({ length: 26 }, (_, index) => 2026 + index))
    expect([months[0], months[1], months.at(-1)]).toEqual([1, 12, 11])
    expect(months.reduce((sum, count) => sum + count, 0)).toBe(300)
    expect(referenceIndex).toBe(1)
  })

  test('rents are revalued from the second full year', () => {
    expect(timelineOf('2026-11-20', 5).years.map((held) => held.revaluations)).toEqual([0, 0, 1, 2, 3, 4])
  })

  test('a deed of December starts in January, on a full year', () => {
    const { years, referenceIndex } = timelineOf('2026-12-15', 2)
    expect(years).toHaveLength(2)
    expect(years[0]).toEqual({ year: 2027, firstMonth: 1, lastMonth: 12, monthsLet: 12, revaluations: 0 })
    expect(referenceIndex).toBe(0)
  })

  test('a single year over two calendar years takes the fullest as its reference', () => {
    expect(timelineOf('2026-09-10', 1)).toMatchObject({ referenceIndex: 1 })
    expect(timelineOf('2026-03-10', 1)).toMatchObject({ referenceIndex: 0 })
  })
})

import {
  anniversary,
  dateInMonth,
  daysBetween,
  fullYearsBetween,
  isIsoDate,
  monthOf,
} from '../../../src/domain/value/calendar'

describe('calendar', () => {
  test.each([
    ['2026-02-29', false],
    ['2024-02-29', true],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-4-3', false],
    ['', false],
  ])('%s exists: %s', (text, exists) => {
    expect(isIsoDate(text)).toBe(exists)
  })

  test('a day that a month does not have falls on its last one', () => {
    const january = monthOf('2026-01-31')
    expect(dateInMonth(january + 1, 31)).toBe('2026-02-28')
    expect(dateInMonth(january + 25, 31)).toBe('2028-02-29')
    expect(dateInMonth(january + 11, 31)).toBe('2026-12-31')
    expect(dateInMonth(january + 12, 31)).toBe('2027-01-31')
  })

  test('counts days over leap years', () => {
    expect(daysBetween('2026-05-21', '2027-01-01')).toBe(225)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-01-02', '2026-01-01')).toBe(-1)
  })
})

describe('anniversaries', () => {
  test.each([
    ['2021-06-30', '2026-06-29', 4],
    ['2021-06-30', '2026-06-30', 5],
    ['2024-02-29', '2025-02-28', 1],
    ['2026-11-20', '2026-12-31', 0],
  ])('from %s to %s there are %d full years', (from, to, years) => {
    expect(fullYearsBetween(from, to)).toBe(years)
  })

  test('the anniversary of 29 February is the last day of the month', () => {
    expect(anniversary('2024-02-29', 5)).toBe('2029-02-28')
  })
})

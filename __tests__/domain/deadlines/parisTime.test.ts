import { deadlines } from '#domain'

const { endOfDay, instantInParis, parisTime } = deadlines

/** What the machine's time zones say: an independent witness of ours. */
const shownByMachine = (instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(instant),
  )

describe('Paris time', () => {
  test.each([
    ['2026-03-29T00:59:59Z', '2026-03-29', '01:59:59', 1],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00:00', 2],
    ['2026-10-25T00:59:59Z', '2026-10-25', '02:59:59', 2],
    ['2026-10-25T01:00:00Z', '2026-10-25', '02:00:00', 1],
    ['2026-12-31T23:30:00Z', '2027-01-01', '00:30:00', 1],
  ])('at %s clocks show %s %s', (instant, date, time, offset) => {
    expect(parisTime(instant)).toEqual({ date, time, offset })
  })

  test.each([2024, 2026, 2027, 2028, 2030, 2031, 2033, 2035])('agrees with the machine all through %d', (year) => {
    const hours = Array.from({ length: 8760 }, (_, hour) => new Date(Date.UTC(year, 0, 1, hour, 30)).toISOString())
    const differing = hours.filter((instant) => {
      const { date, time } = parisTime(instant)
      return `${date} ${time}` !== shownByMachine(instant)
    })
    expect(differing).toEqual([])
  })

  test('a time is written with the offset of its day', () => {
    expect(instantInParis('2026-07-01', '18:00:00')).toBe('2026-07-01T18:00:00+02:00')
    expect(instantInParis('2026-12-01', '18:00:00')).toBe('2026-12-01T18:00:00+01:00')
  })

  test('a time that the spring skips is an hour later, one that the autumn shows twice is the first', () => {
    expect(instantInParis('2026-03-29', '02:30:00')).toBe('2026-03-29T03:30:00+02:00')
    expect(instantInParis('2026-10-25', '02:30:00')).toBe('2026-10-25T02:30:00+02:00')
  })

  test('days on which clocks change end at their own offset', () => {
    expect(endOfDay('2026-03-28')).toBe('2026-03-28T23:59:59+01:00')
    expect(endOfDay('2026-03-29')).toBe('2026-03-29T23:59:59+02:00')
    expect(endOfDay('2026-10-24')).toBe('2026-10-24T23:59:59+02:00')
    expect(endOfDay('2026-10-25')).toBe('2026-10-25T23:59:59+01:00')
  })
})

import { isIsoDate } from '#contract'
import { isIsoDate as isDomainDate } from '../../src/domain/value/calendar'

const zone = process.env['TZ']

describe('a day of the calendar', () => {
  afterEach(() => {
    process.env['TZ'] = zone
  })

  // Midnight does not exist on the first day, nor the second day at all, where it is read.
  test.each([
    ['2018-11-04', 'America/Sao_Paulo'],
    ['2011-12-30', 'Pacific/Apia'],
    ['2026-03-29', 'Europe/Paris'],
    ['2026-12-31', 'Pacific/Kiritimati'],
  ])('%s is one, whatever the zone of the device: %s', (day, timeZone) => {
    process.env['TZ'] = timeZone
    expect(isIsoDate(day)).toBe(true)
  })

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0000-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    '',
  ])('%p is none', (text) => {
    expect(isIsoDate(text)).toBe(false)
  })

  test('leap years are those of the tax engine', () => {
    for (let year = 1890; year <= 2110; year++)
      expect([year, isIsoDate(`${year}-02-29`)]).toEqual([year, isDomainDate(`${year}-02-29`)])
  })
})

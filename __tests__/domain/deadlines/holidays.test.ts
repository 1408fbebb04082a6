import { deadlines, type HolidayArea } from '#domain'

const { addWorkingDays, easterSunday, holidayAreaOf, holidaysOf, isWorkingDay } = deadlines

describe('public holidays', () => {
  test.each([
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2029, '2029-04-01'],
    [2030, '2030-04-21'],
    [2031, '2031-04-13'],
    [2032, '2032-03-28'],
    [2033, '2033-04-17'],
    [2034, '2034-04-09'],
    [2035, '2035-03-25'],
    [2038, '2038-04-25'],
  ])('Easter of %d is on %s', (year, date) => {
    expect(easterSunday(year)).toBe(date)
  })

  test('of 2026 are eleven days', () => {
    expect([...holidaysOf(2026, 'metropolitan').keys()].sort()).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ])
  })

  test('two that fall on one day are one: the Ascension of 2008 was on 1 May', () => {
    expect(holidaysOf(2008, 'metropolitan').size).toBe(10)
  })

  const LOCAL: [HolidayArea, string][] = [
    ['alsace_moselle', '2026-04-03'],
    ['971', '2026-05-27'],
    ['972', '2026-05-22'],
    ['973', '2026-06-10'],
    ['974', '2027-12-20'],
    ['976', '2026-04-27'],
    ['977', '2026-10-09'],
    ['978', '2026-05-28'],
  ]
  test.each(LOCAL)('%s rests on %s, when the others work', (area, date) => {
    expect(isWorkingDay(date, area)).toBe(false)
    expect(isWorkingDay(date, 'metropolitan')).toBe(true)
  })

  test.each([
    ['34172', 'metropolitan'],
    ['2A004', 'metropolitan'],
    ['67482', 'alsace_moselle'],
    ['57', 'alsace_moselle'],
    ['68', 'alsace_moselle'],
    ['97411', '974'],
    ['97101', '971'],
    ['97502', 'metropolitan'],
  ])('the municipality %s keeps the holidays of %s', (code, area) => {
    expect(holidayAreaOf(code)).toBe(area)
  })
})

describe('working days', () => {
  test.each([
    ['2026-11-24', 3, 'metropolitan', '2026-11-27'],
    ['2026-11-27', 3, 'metropolitan', '2026-12-02'],
    ['2026-11-28', 1, 'metropolitan', '2026-11-30'],
    ['2026-04-30', 1, 'metropolitan', '2026-05-04'],
    ['2026-12-24', 1, 'metropolitan', '2026-12-28'],
    ['2026-04-02', 2, 'metropolitan', '2026-04-07'],
    ['2026-04-02', 2, 'alsace_moselle', '2026-04-08'],
    ['2026-12-31', 1, 'metropolitan', '2027-01-04'],
  ] as const)('after %s, %d working days in %s lead to %s', (date, count, area, day) => {
    expect(addWorkingDays(date, count, area)).toBe(day)
  })
})

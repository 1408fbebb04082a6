import { monthsOf } from '../../../../src/features/dashboard/client/months'

test.each([
  ['2026-11-21', '2026-11-01', '2026-10-01'],
  ['2027-01-01', '2027-01-01', '2026-12-01'],
  ['2028-03-31', '2028-03-01', '2028-02-01'],
])('%s is in the month that begins on %s, after that of %s', (day, thisMonth, lastMonth) => {
  expect(monthsOf(day)).toEqual({ thisMonth, lastMonth })
})

import { afterWorkingHours } from '#server/services'

test.each([
  // Friday 20 November 2026, at 9:00 in Paris.
  ['2026-11-20T08:00:00Z', 4, '2026-11-20T12:00:00.000Z', 'within the day'],
  ['2026-11-20T16:00:00Z', 4, '2026-11-23T11:00:00.000Z', 'over the weekend'],
  ['2026-11-10T16:00:00Z', 4, '2026-11-12T11:00:00.000Z', 'over 11 November'],
  ['2026-12-24T16:30:00Z', 1, '2026-12-28T08:30:00.000Z', 'over Christmas, a Friday, and the weekend'],
  ['2026-04-03T15:00:00Z', 2, '2026-04-07T08:00:00.000Z', 'over Easter Monday'],
  ['2026-10-23T15:30:00Z', 1, '2026-10-26T08:30:00.000Z', 'over the change of clocks'],
])('%s and %d working hours are %s: %s', (from, hours, to) => {
  expect(afterWorkingHours(new Date(from), hours).toISOString()).toBe(to)
})

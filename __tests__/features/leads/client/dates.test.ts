import { timeAgo } from '../../../../src/features/leads/client/relativeTime'
import { parisInstant } from '../../../../src/client/ui/instants/parisInstant'

const NOW = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T11:59:40Z', 'il y a 1\u00a0min'],
  ['2026-11-22T11:00:01Z', 'il y a 59\u00a0min'],
  ['2026-11-22T11:00:00Z', 'il y a 1\u00a0h'],
  // Days change at midnight in Paris.
  ['2026-11-21T23:30:00Z', 'il y a 12\u00a0h'],
  ['2026-11-21T22:30:00Z', 'hier'],
  ['2026-11-21T03:00:00Z', 'hier'],
  ['2026-11-20T22:59:00Z', 'il y a 2\u00a0j'],
  // Over a change of hour too.
  ['2026-10-24T12:00:00Z', 'il y a 29\u00a0j'],
])('%s is written « %s »', (instant, text) => {
  expect(timeAgo(instant, NOW)).toBe(text)
})

test.each([
  ['2026-11-22', '14h30', '2026-11-22T13:30:00.000Z'],
  ['2026-07-14', '9', '2026-07-14T07:00:00.000Z'],
  ['2026-03-29', '1:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '12:00', '2026-03-29T10:00:00.000Z'],
  ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ['2026-02-30', '12:00', null],
  ['2026-02-27', '24:00', null],
])('%s at %s in Paris is %s', (day, time, instant) => {
  expect(parisInstant(day, time)).toBe(instant)
})

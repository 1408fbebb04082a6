import { deadlineText } from '../../../../src/features/sales/client/deadlineText'

const NOW = Date.parse('2026-11-23T09:00:00Z')

test.each([
  ['2026-11-23T09:50:00Z', 'dans 50\u00a0min', 'lun. 23 nov. 2026, 10:50'],
  ['2026-11-23T17:00:00Z', 'dans 8\u00a0h', 'lun. 23 nov. 2026, 18:00'],
  ['2026-11-24T17:00:00Z', 'demain', 'mar. 24 nov. 2026, 18:00'],
  ['2026-11-27T17:00:00Z', 'dans 4\u00a0jours', 'ven. 27 nov. 2026, 18:00'],
  ['2026-11-30T22:59:59Z', 'dans 7\u00a0jours', 'lun. 30 nov. 2026, minuit'],
  ['2026-11-23', 'aujourd’hui', 'lun. 23 nov. 2026'],
  ['2027-01-12', 'dans 50\u00a0jours', 'mar. 12 janv. 2027'],
  ['2026-11-23T08:15:00Z', 'dépassée depuis 45\u00a0min', 'lun. 23 nov. 2026, 09:15'],
  ['2026-11-20T08:00:00Z', 'dépassée depuis 3\u00a0jours', 'ven. 20 nov. 2026, 09:00'],
])('the deadline %s is told as « %s » and « %s »', (at, relative, absolute) => {
  expect(deadlineText(at, NOW)).toMatchObject({ relative, absolute })
})

test('a deadline is short under a day, and no longer once it is past', () => {
  expect(deadlineText('2026-11-24T08:59:00Z', NOW)).toMatchObject({ isShort: true, isPast: false })
  expect(deadlineText('2026-11-24T09:00:00Z', NOW)).toMatchObject({ isShort: false, isPast: false })
  expect(deadlineText('2026-11-23T08:59:59Z', NOW)).toMatchObject({ isShort: false, isPast: true })
})

const PARIS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})
const OPENING = 9
const CLOSING = 18
const STEP_MS = 900_000
const STEPS_AN_HOUR = 3_600_000 / STEP_MS

/**
 * Adds working hours to an instant: Monday to Friday, 9:00 to 18:00 in Paris, in steps of a quarter of an hour. Public holidays
 * count as working days.
 */
export function afterWorkingHours(instant: Date, hours: number): Date {
  let time = instant.getTime()
  for (let left = hours * STEPS_AN_HOUR; left > 0; time += STEP_MS) if (isWorking(time)) left--
  return new Date(time)
}

function isWorking(time: number): boolean {
  const parts = new Map(PARIS.formatToParts(time).map(({ type, value }) => [type, value]))
  const hour = Number(parts.get('hour'))
  return !['Sat', 'Sun'].includes(parts.get('weekday') ?? '') && hour >= OPENING && hour < CLOSING
}

import { deadlines } from '#domain'

const OPENING = '09:00:00'
const CLOSING = '18:00:00'
const STEP_MS = 900_000
const STEPS_AN_HOUR = 3_600_000 / STEP_MS

/** Adds working hours to an instant: Monday to Friday but public holidays, 9:00 to 18:00 in Paris, in steps of a quarter of an hour. */
export function afterWorkingHours(instant: Date, hours: number): Date {
  let time = instant.getTime()
  for (let left = hours * STEPS_AN_HOUR; left > 0; time += STEP_MS) if (isWorking(time)) left--
  return new Date(time)
}

function isWorking(instant: number): boolean {
  const { date, time } = deadlines.parisTime(new Date(instant).toISOString())
  return time >= OPENING && time < CLOSING && deadlines.isWorkingDay(date, 'metropolitan')
}

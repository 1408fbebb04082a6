import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import { isIsoDate } from '#contract'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The instant (ISO, UTC) of an hour of a day in Paris, written `14:30`, `14h30` or `9`; null when it is none. */
export function parisInstant(day: string | null, time: string | null): string | null {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})\s*(?:[:hH]\s*(\d{2})?)?\s*$/.exec(time ?? '') ?? []
  if (day === null || !isIsoDate(day) || hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return dayjs.tz(`${day}T${hours.padStart(2, '0')}:${minutes}`, 'Europe/Paris').toISOString()
}

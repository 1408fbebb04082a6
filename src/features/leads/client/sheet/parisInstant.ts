import { isIsoDate } from '#contract'

/** Swedish writes days and hours as ISO 8601 does. */
const inParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' })

/** How far Paris is ahead of UTC at an instant, in milliseconds. */
const offsetAt = (instant: number): number => Date.parse(`${inParis.format(instant).replace(' ', 'T')}Z`) - instant

/** The instant (ISO, UTC) of an hour of a day in Paris, written `14:30`, `14h30` or `9`; null when it is none. */
export function parisInstant(day: string | null, time: string | null): string | null {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})\s*(?:[:hH]\s*(\d{2})?)?\s*$/.exec(time ?? '') ?? []
  if (day === null || !isIsoDate(day) || hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  const asUtc = Date.parse(`${day}T${hours.padStart(2, '0')}:${minutes}:00Z`)
  return new Date(asUtc - offsetAt(asUtc)).toISOString()
}

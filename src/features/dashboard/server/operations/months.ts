import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The first instants of the month of an instant, and of the month before, in Paris. */
export function firstInstantsOfMonths(now: Date): { readonly current: Date; readonly last: Date } {
  const current = dayjs(now).tz('Europe/Paris').startOf('month')
  // By its day: the same hour of another month may be another one in winter.
  const last = dayjs.tz(`${current.subtract(1, 'day').format('YYYY-MM')}-01T00:00:00`, 'Europe/Paris')
  return { current: current.toDate(), last: last.toDate() }
}

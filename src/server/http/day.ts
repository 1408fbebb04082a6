import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The day of an instant in France, `YYYY-MM-DD`: rules and dates are read there. */
export const dayOf = (instant: Date): string => dayjs(instant).tz('Europe/Paris').format('YYYY-MM-DD')

import dayjs from 'dayjs'
import 'dayjs/locale/fr'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import { isIsoDate } from '#contract'
import { UNKNOWN } from './numbers'

dayjs.extend(utc)
dayjs.extend(timezone)

type MaybeDate = string | null | undefined

const inParis = (instant?: string | number) => dayjs(instant).tz('Europe/Paris').locale('fr')

/** Swedish days are written as ISO 8601 has them. The formatter is kept: making one takes a hundred times what writing a day does. */
const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

/** The day in Paris, `YYYY-MM-DD`. */
export const parisToday = (): string => parisDay.format(Date.now())

/** The day in Paris of an instant, of this one when left out, `YYYY-MM-DD`. */
export const dayInParis = (instant?: string | number): string => inParis(instant).format('YYYY-MM-DD')

const styles = { numeric: 'DD/MM/YYYY', words: 'ddd D MMM YYYY', long: 'D MMMM YYYY' } as const

/** A day (`2026-11-27`) or the Paris day of an instant: `27/11/2026`, `ven. 27 nov. 2026` in words, `27 novembre 2026` in a long form; `—` when unknown. */
export function formatDate(date: MaybeDate, style: keyof typeof styles = 'numeric'): string {
  if (date === null || date === undefined || !dayjs(date).isValid()) return UNKNOWN
  const day = isIsoDate(date) ? dayjs(date).locale('fr') : inParis(date)
  return day.format(styles[style])
}

/** The Paris time of an instant: `14:32`; `—` when unknown. */
export function formatTime(instant: MaybeDate): string {
  return instant === null || instant === undefined || !dayjs(instant).isValid()
    ? UNKNOWN
    : inParis(instant).format('HH:mm')
}

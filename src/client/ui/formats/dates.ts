import { isIsoDate } from '#contract'
import { UNKNOWN } from './numbers'

const dayInWords = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const parisDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const parisTime = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' })

type MaybeDate = string | null | undefined

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text))

/** A day (`2026-11-27`) or the Paris day of an instant: `27/11/2026`, or `ven. 27 nov. 2026` in words; `—` when unknown. */
export function formatDate(date: MaybeDate, style: 'numeric' | 'words' = 'numeric'): string {
  if (date === null || date === undefined || !isInstant(date)) return UNKNOWN
  const day = isIsoDate(date) ? date : parisDay.format(new Date(date)).split('/').reverse().join('-')
  return style === 'words' ? dayInWords.format(new Date(day)) : day.split('-').reverse().join('/')
}

/** The Paris time of an instant: `14:32`; `—` when unknown. */
export function formatTime(instant: MaybeDate): string {
  return instant === null || instant === undefined || !isInstant(instant)
    ? UNKNOWN
    : parisTime.format(new Date(instant))
}

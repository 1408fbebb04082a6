import dayjs from 'dayjs'
import { isIsoDate } from '#contract'
import { formatDate, formatTime } from '#client/ui'
import { dayInParis } from '#client/ui/formats'

const HOUR_MS = 3_600_000
/** Under this, a deadline is short. */
const SHORT_MS = 24 * HOUR_MS
/** The last minute of a day is its end. */
const END_OF_DAY = '23:59'

/** A deadline, in the two ways in which it is always shown. */
export interface DeadlineText {
  /** `dans 2 jours`, `dans 50 min`, `dépassée depuis 3 jours`. */
  readonly relative: string
  /** `ven. 27 nov. 2026, 18:00`, `lun. 23 nov. 2026, minuit`. */
  readonly absolute: string
  /** Less than a day is left. */
  readonly isShort: boolean
  readonly isPast: boolean
}

/** @param at a day (`2026-11-27`), or an instant @param now milliseconds since 1970 */
export function deadlineText(at: string, now: number): DeadlineText {
  const end = isIsoDate(at) ? dayjs(at).endOf('day').valueOf() : Date.parse(at)
  const left = end - now
  return {
    relative: left < 0 ? `dépassée ${since(at, -left, now)}` : remaining(at, left, now),
    absolute: absoluteText(at),
    isShort: left >= 0 && left < SHORT_MS,
    isPast: left < 0,
  }
}

/** A day or an instant in words. */
export function absoluteText(at: string): string {
  if (isIsoDate(at)) return formatDate(at, 'words')
  const time = formatTime(at)
  return `${formatDate(at, 'words')}, ${time === END_OF_DAY ? 'minuit' : time}`
}

const daysBetween = (from: string, to: string): number => dayjs(to).diff(dayjs(from), 'day')
const dayOf = (at: string): string => (isIsoDate(at) ? at : dayInParis(at))

function remaining(at: string, left: number, now: number): string {
  const days = daysBetween(dayInParis(now), dayOf(at))
  if (isIsoDate(at) && days === 0) return 'aujourd’hui'
  if (left < HOUR_MS) return `dans ${Math.max(1, Math.floor(left / 60_000))}\u00a0min`
  if (left < SHORT_MS) return `dans ${Math.floor(left / HOUR_MS)}\u00a0h`
  return days <= 1 ? 'demain' : `dans ${days}\u00a0jours`
}

function since(at: string, late: number, now: number): string {
  const days = daysBetween(dayOf(at), dayInParis(now))
  if (late < HOUR_MS) return `depuis ${Math.max(1, Math.floor(late / 60_000))}\u00a0min`
  if (late < SHORT_MS) return `depuis ${Math.floor(late / HOUR_MS)}\u00a0h`
  return days === 1 ? 'depuis hier' : `depuis ${days}\u00a0jours`
}

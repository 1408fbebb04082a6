import dayjs from 'dayjs'
import { dayInParis } from '#client/ui/formats'

type Instant = string | number

/** This instant, in milliseconds since 1970: a screen counts from the moment at which it is drawn. */
export const currentInstant = (): number => Date.now()

/** The time between two instants in its largest unit: `12 min`, `3 h`, `5 j`. */
export function elapsedText(from: Instant, to: Instant): string {
  const between = (unit: 'minute' | 'hour' | 'day') => dayjs(to).diff(from, unit)
  const [count, name] =
    between('hour') < 1
      ? [between('minute'), 'min']
      : between('hour') < 48
        ? [between('hour'), 'h']
        : [Math.floor(between('hour') / 24), 'j']
  return `${Math.max(1, count)}\u00a0${name}`
}

/** How long ago an instant was, `il y a 3 h`, `hier`, `il y a 5 j` by days of the calendar in Paris; empty when it is not known. */
export function timeAgo(instant: string | null | undefined, now: number): string {
  if (instant === null || instant === undefined) return ''
  const days = dayjs(dayInParis(now)).diff(dayInParis(instant), 'day')
  if (days < 1) return `il y a ${elapsedText(instant, now)}`
  return days === 1 ? 'hier' : `il y a ${days}\u00a0j`
}

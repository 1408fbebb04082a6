import dayjs from 'dayjs'

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

/** How long ago an instant was, `il y a 3 h`; empty when it is not known. */
export const timeAgo = (instant: string | null | undefined, now: number): string =>
  instant === null || instant === undefined ? '' : `il y a ${elapsedText(instant, now)}`

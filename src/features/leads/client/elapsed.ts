const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in its largest unit, in milliseconds: `12 min`, `3 h`, `5 j`. */
export function writtenLength(milliseconds: number): string {
  const [unit, name] = milliseconds < HOUR ? [MINUTE, 'min'] : milliseconds < 2 * DAY ? [HOUR, 'h'] : [DAY, 'j']
  return `${Math.max(1, Math.floor(milliseconds / unit))}\u00a0${name}`
}

/** How long ago an instant was; empty when it is not known. */
export const since = (instant: string | null | undefined, now: number): string =>
  instant === null || instant === undefined ? '' : `il y a ${writtenLength(now - Date.parse(instant))}`

import { addDays, dateInMonth, type IsoDate, weekdayOf, yearOf } from '../value/calendar'

const HOUR_MS = 3_600_000
/** Directive 2000/84/CE: clocks change on the last Sundays of March and October, at 1:00 UTC. */
const CHANGE = 'T01:00:00Z'

/** An instant as a clock of Paris shows it. */
export interface ParisTime {
  readonly date: IsoDate
  /** `HH:MM:SS`. */
  readonly time: string
  /** Hours ahead of UTC: 2 in summer, 1 in winter. */
  readonly offset: 1 | 2
}

/** What a clock of Paris shows. @param instant ISO 8601, with its offset */
export function parisTime(instant: string): ParisTime {
  const milliseconds = Date.parse(instant)
  const offset = offsetAt(milliseconds)
  const shown = new Date(milliseconds + offset * HOUR_MS).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 19), offset }
}

/**
 * The instant at which a clock of Paris shows a time, written with its offset: `2026-12-07T23:59:59+01:00`. A time that the spring
 * skips is the one an hour later; of a time that the autumn shows twice, the first.
 */
export function instantInParis(date: IsoDate, time: string): string {
  const shown = Date.parse(`${date}T${time}Z`)
  const inSummer = shown - 2 * HOUR_MS
  return writeInParis(offsetAt(inSummer) === 2 ? inSummer : shown - HOUR_MS)
}

/** The last second of a day in Paris: when a deadline in days ends. */
export function endOfDay(date: IsoDate): string {
  return instantInParis(date, '23:59:59')
}

function writeInParis(milliseconds: number): string {
  const { date, time, offset } = parisTime(new Date(milliseconds).toISOString())
  return `${date}T${time}+0${offset}:00`
}

/** @param milliseconds since 1970, UTC */
function offsetAt(milliseconds: number): 1 | 2 {
  const year = yearOf(new Date(milliseconds).toISOString())
  const isSummer = milliseconds >= changeOf(year, 2) && milliseconds < changeOf(year, 9)
  return isSummer ? 2 : 1
}

/** @param month 2 for March, 9 for October */
function changeOf(year: number, month: number): number {
  const last = dateInMonth(year * 12 + month, 31)
  return Date.parse(`${addDays(last, -(weekdayOf(last) % 7))}${CHANGE}`)
}

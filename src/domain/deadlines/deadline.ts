import { inForce, type Parameter } from '../law/parameter'
import { addDays, addMonths, type IsoDate } from '../value/calendar'
import { frenchDay } from '../value/frenchText'
import { addWorkingDays, type HolidayArea, restOn, workingDayFrom } from './holidays'
import { endOfDay, instantInParis, parisTime } from './parisTime'

/** One step of how a deadline is found, in French. */
export interface DeadlineStep {
  readonly day: IsoDate
  readonly text: string
}

/** An instant that counts in a sale, and how it is found. */
export interface Deadline {
  /** Instant with its offset in Paris: the last one that is in time, or the first one that is allowed. */
  readonly at: string
  readonly day: IsoDate
  readonly steps: readonly DeadlineStep[]
  /** Article or practice. */
  readonly source: string
}

const REPORT = 'report au premier jour ouvrable (CPC art. 642)'

/** What a deadline runs from, in words, and the day of it. */
export interface Start {
  readonly what: string
  readonly day: IsoDate
}

/**
 * Days from the day after `start`, to the end of the last one.
 * @param area whose working days the end is put off to; absent: it is not put off
 */
export function afterDays(start: Start, parameter: Parameter<number>, area?: HolidayArea): Deadline {
  const { value, source } = inForce(parameter, start.day)
  const first = addDays(start.day, 1)
  return ending(addDays(start.day, value), area, source, [
    startingAt(start),
    step(first, 'premier jour du délai, le lendemain'),
    step(addDays(start.day, value), `${value}e\u00a0jour`),
  ])
}

/** Months from `start`, to the end of the day of the same number (CPC art. 641). */
export function afterMonths(start: Start, parameter: Parameter<number>): Deadline {
  const { value, source } = inForce(parameter, start.day)
  const last = addMonths(start.day, value)
  return ending(last, undefined, source, [startingAt(start), step(last, `${value}\u00a0mois plus tard (CPC art. 641)`)])
}

function ending(
  last: IsoDate,
  area: HolidayArea | undefined,
  source: string,
  steps: readonly DeadlineStep[],
): Deadline {
  const rest = area && restOn(last, area)
  if (area === undefined || rest === undefined) return { at: endOfDay(last), day: last, steps, source }
  const day = workingDayFrom(last, area)
  return {
    at: endOfDay(day),
    day,
    steps: [...steps, step(day, `${REPORT}, le ${frenchDay(last)} étant ${rest}`)],
    source,
  }
}

/**
 * Working days after an instant: to the same hour of the last one, or to the end of it.
 * @param instant ISO 8601 with its offset
 */
export function afterWorkingDays(
  { what, instant }: { readonly what: string; readonly instant: string },
  count: number,
  {
    area,
    until,
    source,
  }: { readonly area: HolidayArea; readonly until: 'same_hour' | 'end_of_day'; readonly source: string },
): Deadline {
  const { date, time } = parisTime(instant)
  const day = addWorkingDays(date, count, area)
  const at = until === 'same_hour' ? instantInParis(day, time) : endOfDay(day)
  const skipped = restsBetween(date, day, area).map(({ day: rest, text }) => step(rest, `ne compte pas, ${text}`))
  const last = step(day, count === 1 ? 'jour ouvré suivant' : `${count}e\u00a0jour ouvré`)
  return { at, day, steps: [startingAt({ what, day: date }), ...skipped, last], source }
}

function restsBetween(from: IsoDate, to: IsoDate, area: HolidayArea): readonly DeadlineStep[] {
  const found: DeadlineStep[] = []
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) {
    const rest = restOn(day, area)
    if (rest !== undefined) found.push({ day, text: rest })
  }
  return found
}

/** The day on which something becomes possible, from its first instant. */
export function possibleFrom(day: IsoDate, source: string, steps: readonly DeadlineStep[]): Deadline {
  return { at: instantInParis(day, '00:00:00'), day, steps, source }
}

export function startingAt({ what, day }: Start): DeadlineStep {
  return step(day, what)
}

export function step(day: IsoDate, text: string): DeadlineStep {
  return { day, text: `${frenchDay(day)}\u00a0: ${text}` }
}

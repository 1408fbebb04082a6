import dayjs from 'dayjs'
import duration from 'dayjs/plugin/duration'

dayjs.extend(duration)

/** Where the current instant comes from, so that tests choose it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** @param shift milliseconds that the clock is ahead of that of the machine; negative: behind */
export const shiftedClock = (shift: number): Clock =>
  shift === 0 ? systemClock : { now: () => new Date(Date.now() + shift) }

/** Milliseconds of an ISO 8601 duration such as `P16D` or `-PT36H`, a year being 365 days; undefined when it is none. */
export function shiftOf(text: string): number | undefined {
  const [, sign, length = ''] = /^(-?)(P(?=.)(?:\d+[YMWD])*(?:T(?=.)(?:\d+[HMS])*)?)$/.exec(text) ?? []
  if (sign === undefined) return undefined
  const milliseconds = dayjs.duration(length).asMilliseconds()
  return sign === '-' ? -milliseconds : milliseconds
}

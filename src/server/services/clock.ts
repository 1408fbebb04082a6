/** Where the current instant comes from, so that tests choose it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

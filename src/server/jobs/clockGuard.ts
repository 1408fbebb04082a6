import type { Database } from '#server/db'
import { readClock } from '#server/repositories/clock'
import type { Clock } from '#server/services'

interface ClockGuardOptions {
  readonly database: Database
  readonly clock: Clock
  /** Called each time that a round is held back, with the seconds by which the clock moved since the reading before. */
  readonly tell: (gap: number) => void
}

/** Whether what deletes for good may run now: not for a day after the clock moved by more than a day. */
export type MayDelete = () => Promise<boolean>

export function clockGuard({ database, clock, tell }: ClockGuardOptions): MayDelete {
  return async () => {
    const { isBelieved, gap } = await readClock(database, clock.now())
    if (!isBelieved) tell(gap)
    return isBelieved
  }
}

import type { Database, Queryable } from '#server/db'
import { scheduler, type Scheduler } from '#server/jobs'
import type { Clock } from '#server/services'

/** What the jobs of sales need. */
export interface JobDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly publicUrl: string
  /** Told why a round did not end; the next one takes up its work. */
  readonly fail: (error: unknown) => void
}

/** Writes down what time moved, some at once, in a transaction. @returns how many were moved */
type MoveSome = (transaction: Queryable, now: Date, publicUrl: string) => Promise<number>

const ROUND_MS = 60_000

/** Rounds that write down, once, what time moved until none is left; also of the time that the process slept. */
export function movingRounds({ database, clock, publicUrl, fail }: JobDependencies, moveSome: MoveSome): Scheduler {
  return scheduler({
    everyMs: ROUND_MS,
    round: async () => {
      while ((await database.transaction((transaction) => moveSome(transaction, clock.now(), publicUrl))) > 0);
    },
    fail,
  })
}

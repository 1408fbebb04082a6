import type { Database } from '#server/db'
import { dayOf } from '#server/http/routes'
import { scheduler, type MayDelete, type Scheduler } from '#server/jobs'
import type { Clock } from '#server/services'
import { anonymiseExpired } from '../repositories/retention'

/** How often leads are looked at: they expire by whole days. */
const ROUND_MS = 3_600_000

interface RetentionOptions {
  readonly database: Database
  readonly clock: Clock
  readonly mayDelete: MayDelete
  /** Told why a round did not end; the next one takes up its work. */
  readonly fail: (error: unknown) => void
}

/** Forgets who the leads were whose day of retention has passed (`retained_until`, the last day on which they are kept). */
export function retention({ database, clock, mayDelete, fail }: RetentionOptions): Scheduler {
  return scheduler({
    everyMs: ROUND_MS,
    round: async () => {
      if (!(await mayDelete())) return
      const today = dayOf(clock.now())
      while ((await database.transaction((transaction) => anonymiseExpired(transaction, today))) > 0);
    },
    fail,
  })
}

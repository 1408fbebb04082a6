import type { Database } from '#server/db'
import { scheduler, type Scheduler } from '#server/jobs'
import type { Clock } from '#server/services'
import { forgetOld } from '../repositories/notifications'

interface JobDependencies {
  readonly database: Database
  readonly clock: Clock
  /** Whether what deletes for good may run. */
  readonly mayDelete: () => Promise<boolean>
  readonly fail: (error: unknown) => void
}

const ROUND_MS = 6 * 3_600_000

/** Forgets what was told long ago. */
export const retention = ({ database, clock, mayDelete, fail }: JobDependencies): Scheduler =>
  scheduler({
    everyMs: ROUND_MS,
    round: async () => {
      if (await mayDelete()) await forgetOld(database, clock.now())
    },
    fail,
  })

import type { Database } from '#server/db'
import { outbox } from '#server/repositories'
import type { Clock } from '#server/services'
import type { MayDelete } from './clockGuard'
import { scheduler, type Scheduler } from './scheduler'

/** How often mail that was given up is looked at: it stays for whole days. */
const ROUND_MS = 3_600_000

interface MailRetentionOptions {
  readonly database: Database
  readonly clock: Clock
  readonly mayDelete: MayDelete
  /** Called with the id of each undelivered message that is deleted; never with its address, since it goes to the log. */
  readonly report: (id: string) => void
  readonly fail: (error: unknown) => void
}

/** Deletes the mail that was given up a month before. */
export function mailRetention({ database, clock, mayDelete, report, fail }: MailRetentionOptions): Scheduler {
  return scheduler({
    everyMs: ROUND_MS,
    round: async () => {
      if (!(await mayDelete())) return
      for (const id of await outbox.removeGivenUp(database, clock.now())) report(id)
    },
    fail,
  })
}

import type { Database } from '#server/db'
import { scheduler, type MayDelete, type Scheduler } from '#server/jobs'
import type { Clock } from '#server/services'
import type { FileContributions } from '../contributions'
import { applyRetention } from '../operations/privacy/retention'

/** How often files are looked at: they expire by whole days. */
const ROUND_MS = 3_600_000

interface RetentionOptions {
  readonly database: Database
  readonly clock: Clock
  readonly mayDelete: MayDelete
  readonly publicUrl: string
  readonly contributions: FileContributions
  /** Told why a round did not end; the next one takes up its work. */
  readonly fail: (error: unknown) => void
}

/** Announces, then deletes, the client files that nobody has touched for as long as their firm keeps them. */
export function retention({ database, clock, mayDelete, publicUrl, contributions, fail }: RetentionOptions): Scheduler {
  return scheduler({
    everyMs: ROUND_MS,
    round: async () => {
      if (await mayDelete()) await applyRetention(database, { now: clock.now(), publicUrl, contributions })
    },
    fail,
  })
}

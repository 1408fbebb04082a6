import { codeOf } from '#server/db'
import type { Dependencies } from '#server/http'
import { scheduler, type Scheduler } from '#server/jobs'
import { purgeOldTrash, type TrashKind } from '#server/operations/trash'

/** How often the trash is looked at: it keeps for whole days. */
const ROUND_MS = 3_600_000

/** Takes out of the trash for good what has been there for 30 days. */
export const trashPurge = (
  { database, clock, mayDelete, log }: Pick<Dependencies, 'database' | 'clock' | 'mayDelete' | 'log'>,
  kinds: readonly TrashKind[],
): Scheduler =>
  scheduler({
    everyMs: ROUND_MS,
    round: async () => {
      if (await mayDelete()) await purgeOldTrash(database, kinds, clock.now())
    },
    fail: (error) => {
      log.error({ code: codeOf(error) }, 'the trash cannot be emptied')
    },
  })

import type { Database } from '#server/db'
import { sweepFiles } from '#server/operations/files'
import type { FileStore } from '#server/services/files'
import type { MayDelete } from './clockGuard'
import { scheduler, type Scheduler } from './scheduler'

const ROUND_MS = 3_600_000

interface FileSweepOptions {
  readonly database: Database
  readonly store: FileStore
  readonly mayDelete: MayDelete
  /** Called with how many went, when some did. */
  readonly report: (count: number) => void
  readonly fail: (error: unknown) => void
}

/** Removes each hour the bytes of files that no row tells of. */
export function fileSweep({ database, store, mayDelete, report, fail }: FileSweepOptions): Scheduler {
  return scheduler({
    everyMs: ROUND_MS,
    round: async (isEnding) => {
      if (!(await mayDelete())) return
      const count = await sweepFiles(database, store, isEnding)
      if (count > 0) report(count)
    },
    fail,
  })
}

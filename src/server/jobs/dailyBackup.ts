import type { Database } from '#server/db'
import { backupSecret, makeDailyBackup, type BackupSecret } from '#server/operations/backups'
import type { Clock } from '#server/services'
import type { FileStore } from '#server/services/files'
import { scheduler, type Scheduler } from './scheduler'

/** How often it is looked whether the backup of the day is there. */
const ROUND_MS = 3_600_000

/** A failure is tried again at the next round, then after two, after four, and at most after so many: what lasts is told rarely. */
const ROUNDS_AT_MOST = 6

interface DailyBackupOptions {
  readonly database: Database
  readonly clock: Clock
  readonly place: {
    readonly folder: string
    readonly dataFolder: string
    readonly files: FileStore
    readonly secret: BackupSecret
  }
  /** Called with the name of each backup that was made. */
  readonly report: (name: string) => void
  readonly fail: (error: unknown) => void
}

/** Makes the backup of each day. */
export function dailyBackup({ database, clock, place, report, fail }: DailyBackupOptions): Scheduler {
  let failures = 0
  let roundsToSkip = 0
  const make = async (): Promise<void> => {
    const secret = await backupSecret(place.secret)
    const name = await makeDailyBackup(database, { ...place, secret, now: clock.now() })
    failures = 0
    if (name !== undefined) report(name)
  }
  return scheduler({
    everyMs: ROUND_MS,
    round: async () => {
      if (roundsToSkip > 0) roundsToSkip -= 1
      else await make()
    },
    fail: (error) => {
      roundsToSkip = Math.min(2 ** failures, ROUNDS_AT_MOST) - 1
      failures += 1
      fail(error)
    },
  })
}

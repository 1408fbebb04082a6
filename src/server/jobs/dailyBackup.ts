import type { Database } from '#server/db'
import { backupSecret, makeDailyBackup, type BackupSecret } from '#server/operations/backups'
import type { Clock } from '#server/services'
import { rounds, type Rounds } from './rounds'

/** How often it is looked whether the backup of the day is there: a failure is tried again. */
const ROUND_MS = 3_600_000

interface DailyBackupOptions {
  readonly database: Database
  readonly clock: Clock
  readonly place: { readonly folder: string; readonly dataFolder: string; readonly secret: BackupSecret }
  /** Called with the name of each backup that was made. */
  readonly report: (name: string) => void
  readonly fail: (error: unknown) => void
}

/** Makes the backup of each day. */
export function dailyBackup({ database, clock, place, report, fail }: DailyBackupOptions): Rounds {
  return rounds({
    everyMs: ROUND_MS,
    round: async () => {
      const secret = await backupSecret(place.secret)
      const name = await makeDailyBackup(database, { ...place, secret, now: clock.now() })
      if (name !== undefined) report(name)
    },
    fail,
  })
}

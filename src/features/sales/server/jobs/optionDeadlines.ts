import type { Database } from '#server/db'
import { scheduler, type Scheduler } from '#server/jobs'
import { holdLotOnSale } from '../operations/lots'
import { findDueLots } from '../repositories/options'
import type { JobDependencies } from './movingRounds'

const ROUND_MS = 15_000

/** Writes down, once, what time made of options, lot by lot: lots are free again, or go to who waits; also of the time that the process slept. */
export function optionDeadlines({ database, clock, publicUrl, fail }: JobDependencies): Scheduler {
  return scheduler({ everyMs: ROUND_MS, round: () => endDueOptions(database, clock.now(), publicUrl), fail })
}

export async function endDueOptions(database: Database, now: Date, publicUrl: string): Promise<void> {
  for (const lot of await findDueLots(database, now))
    await database.transaction((transaction) => holdLotOnSale({ database: transaction, now, publicUrl }, lot))
}

import { completionOf } from '#features/scpi/clients/contract/completion'
import type { Database } from '#server/db'
import type { Job } from '#server/http'
import { scheduler } from '#server/jobs'
import { findContent, findUncounted, setCompletion } from '../repositories/uncounted'
import { keptAccounts, keptEntities } from '../tables'

const A_DAY_MS = 86_400_000

interface Dependencies {
  readonly database: Database
  readonly fail: (error: unknown) => void
}

/** Counts what is filled of the accounts and masses of which nobody has: those that a step of the schema has made or changed. */
export async function countAll(database: Database, isEnding: () => boolean = () => false): Promise<void> {
  for (const kept of [keptAccounts, keptEntities]) {
    for (const row of await findUncounted(kept, database)) {
      if (isEnding()) return
      await setCompletion(kept, database, row, completionOf(await findContent(kept, database, row)))
    }
  }
}

/** The same, at the start and once a day. */
export const completionCounting = ({ database, fail }: Dependencies): Job =>
  scheduler({ everyMs: A_DAY_MS, round: (isEnding) => countAll(database, isEnding), fail })

import type { Database } from '#server/db'
import { moveStudy } from '../repositories/events'
import { holdDue } from '../repositories/studies'

/** Writes down that links have ended. */
export const endLinks = (database: Database, now: Date): Promise<void> =>
  database.transaction(async (transaction) => {
    for (const place of await holdDue(transaction, now))
      await moveStudy(transaction, place, { to: 'expired', event: { at: now, kind: 'expire' } })
  })

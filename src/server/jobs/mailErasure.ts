import type { Database } from '#server/db'
import { findErased } from '#server/repositories/audit'
import type { Clock } from '#server/services'
import type { ForgetMail } from '#server/services/mail'
import { scheduler, type Scheduler } from './scheduler'

const ROUND_MS = 3_600_000

/** Further back than any process was away. */
const LOOKS_BACK_MS = 90 * 86_400_000

interface MailErasureOptions {
  readonly database: Database
  readonly clock: Clock
  readonly forgetMail: ForgetMail
  readonly fail: (error: unknown) => void
}

/**
 * Erases the mail that this process kept as files about people who were erased by another one: each has a folder of its own. Mail goes to
 * those who work in a firm, and names people by the ids of its links.
 */
export function mailErasure({ database, clock, forgetMail, fail }: MailErasureOptions): Scheduler {
  return scheduler({
    everyMs: ROUND_MS,
    round: async () => {
      const ids = await findErased(database, new Date(clock.now().getTime() - LOOKS_BACK_MS))
      if (ids.length > 0) await forgetMail({ ids, emails: [] })
    },
    fail,
  })
}

import { codeOf, type Database } from '#server/db'
import { outbox } from '#server/repositories'
import type { Clock, Mail } from '#server/services'
import { scheduler, type Scheduler } from './scheduler'

/** How often the outbox is looked at for what is due again, or comes from another process. */
const ROUND_MS = 15_000

/** Why a message did not leave. */
export interface Undelivered {
  /** Of the message: a log names nobody. */
  readonly id: string
  readonly attempts: number
  readonly code: string
  /** It will not be tried again. */
  readonly isGivenUp: boolean
}

interface Dependencies {
  readonly database: Database
  readonly mail: Mail
  readonly clock: Clock
  /** Called for each attempt that failed. */
  readonly report: (failure: Undelivered) => void
  /** Called with the error when the outbox could not be read. */
  readonly fail: (error: unknown) => void
}

/**
 * Empties the outbox, one message after the other. Several processes may: each message is taken by one. Failures are
 * reported.
 */
export const mailDelivery = (dependencies: Dependencies): Scheduler =>
  scheduler({
    everyMs: ROUND_MS,
    round: async (isEnding) => {
      while (!isEnding()) {
        const message = await outbox.takeMessage(dependencies.database, dependencies.clock.now())
        if (!message) return
        await attempt(message, dependencies)
      }
    },
    fail: dependencies.fail,
  })

/** Sends a message, and forgets it once it has left; also where it is kept, when it was erased on the way. */
async function attempt(message: TakenMessage, { database, mail, report }: Dependencies): Promise<void> {
  const { id, attempts } = message
  try {
    await mail.send(message)
  } catch (error) {
    report({ id, attempts, code: codeOf(error), isGivenUp: attempts >= outbox.ATTEMPTS_AT_MOST })
    return
  }
  // Another process may have erased whom it was about, and looked for files before this one was there.
  if (!(await outbox.removeMessage(database, message))) await mail.forget(message)
}

type TakenMessage = NonNullable<Awaited<ReturnType<typeof outbox.takeMessage>>>

import type { Database } from '#server/db'
import { outbox } from '#server/repositories'
import { privacyOperations } from '#server/resources'
import type { Clock } from '#server/services'

/** How often files are looked at: they expire by whole days. */
const ROUND_MS = 3_600_000

interface Surroundings {
  readonly database: Database
  readonly clock: Clock
  readonly publicUrl: string
  /** Told of each message that never left and is deleted, by its id: a log names nobody. */
  readonly reportMail: (id: string) => void
  /** Told why a round did not end; the next one takes up its work. */
  readonly fail: (error: unknown) => void
}

export interface Retention {
  /** One round. Resolves once it has ended; failures are reported. */
  readonly run: () => Promise<void>
  /** A round each hour, until the end. */
  readonly start: () => void
  /** Resolves once no round is under way; none will be. */
  readonly stop: () => Promise<void>
}

/**
 * Announces, then deletes, the client files that nobody has touched for as long as their firm keeps them; deletes the mail that
 * was given up a month before.
 */
export function retention({ database, clock, publicUrl, reportMail, fail }: Surroundings): Retention {
  let work = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const round = async (): Promise<void> => {
    const now = clock.now()
    for (const id of await outbox.removeGivenUp(database, now)) reportMail(id)
    await privacyOperations.applyRetention(database, { now, publicUrl })
  }
  const run = (): Promise<void> => {
    work = work.then(round).catch(fail)
    return work
  }
  return {
    run,
    start() {
      void run()
      timer = setInterval(() => void run(), ROUND_MS).unref()
    },
    stop() {
      clearInterval(timer)
      return work
    },
  }
}

import type { Database } from '#server/db'
import { privacyOperations } from '#server/resources'
import type { Clock } from '#server/services'

/** How often files are looked at: they expire by whole days. */
const ROUND_MS = 3_600_000

interface Surroundings {
  readonly database: Database
  readonly clock: Clock
  readonly publicUrl: string
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

/** Announces, then deletes, the client files that nobody has touched for as long as their firm keeps them. */
export function retention({ database, clock, publicUrl, fail }: Surroundings): Retention {
  let work = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const run = (): Promise<void> => {
    work = work.then(() => privacyOperations.applyRetention(database, { now: clock.now(), publicUrl })).catch(fail)
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

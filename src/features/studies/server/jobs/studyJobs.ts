import { codeOf } from '#server/db'
import type { Dependencies } from '#server/http/routes'
import { scheduler, type Scheduler } from '#server/jobs'
import { noteMail } from '../operations/mail'
import { endLinks } from '../operations/linkEnds'
import { printWaiting } from '../operations/generation'
import { findStale } from '../operations/staleness'

const ROUND_MS = 15_000

type Running = Pick<Dependencies, 'database' | 'clock' | 'publicUrl' | 'workers' | 'log'>

const failing =
  ({ log }: Running, sentence: string) =>
  (error: unknown): void => {
    log.error({ code: codeOf(error) }, sentence)
  }

/** Prints studies, as soon as one is asked for. */
export function studyPrinting(running: Running): Scheduler {
  const { database, workers, clock } = running
  const fail = failing(running, 'a study cannot be printed')
  return scheduler({
    everyMs: ROUND_MS,
    round: (isEnding) => printWaiting({ database, workers, now: () => clock.now(), fail }, isEnding),
    fail,
  })
}

/** Says of studies that their file changed, that their links ended, or that a mailbox refused them. */
export function studyFollowing(running: Running): Scheduler {
  const { database, clock, publicUrl } = running
  return scheduler({
    everyMs: ROUND_MS,
    round: async (isEnding) => {
      await findStale({ database, now: clock.now(), publicUrl }, isEnding)
      await endLinks(database, clock.now())
      await database.transaction((transaction) => noteMail(transaction, clock.now()))
    },
    fail: failing(running, 'studies cannot be compared with their files'),
  })
}

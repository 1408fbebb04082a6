import type { Database } from '#server/db'
import { outbox } from '#server/repositories'
import type { Mail } from '#server/services'

export interface MailDelivery {
  /** Sends what waits, in the background. Called at start and after each commit that adds a message. */
  readonly wake: () => void
  /** Resolves once nothing is being sent. */
  readonly settled: () => Promise<void>
}

/** Empties the outbox, one message after the other. @param report told why a message stays in the outbox, to be tried at the next call */
export function mailDelivery(database: Database, mail: Mail, report: (error: unknown) => void): MailDelivery {
  let work = Promise.resolve()
  const sendNext = (): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const message = await outbox.takeMessage(transaction)
      if (message) await mail.send(message)
      return message !== undefined
    })
  const sendAll = async (): Promise<void> => {
    while (await sendNext());
  }
  return {
    wake() {
      work = work.then(sendAll).catch(report)
    },
    settled: () => work,
  }
}

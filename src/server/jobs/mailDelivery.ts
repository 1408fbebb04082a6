import { codeOf, type Database } from '#server/db'
import { outbox } from '#server/repositories'
import type { Clock, Mail } from '#server/services'

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

export interface MailDelivery {
  /** Sends what is due. Resolves once nothing is; failures are reported. */
  readonly wake: () => Promise<void>
  /** Looks at the outbox from time to time, until the end. */
  readonly start: () => void
  /** Resolves once nothing is being sent; nothing will be. */
  readonly stop: () => Promise<void>
}

/** Empties the outbox, one message after the other. Several processes may: each message is taken by one. */
export function mailDelivery(dependencies: Dependencies): MailDelivery {
  let work = Promise.resolve()
  let isAsked = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const sendNext = async (): Promise<boolean> => {
    const message = isStopped ? undefined : await outbox.takeMessage(dependencies.database, dependencies.clock.now())
    if (message) await attempt(message, dependencies)
    return message !== undefined
  }
  const sendAll = async (): Promise<void> => {
    isAsked = false
    while (await sendNext());
  }
  /** Requests during a round are merged: one more round follows it. */
  const wake = (): Promise<void> => {
    if (!isAsked && !isStopped) {
      isAsked = true
      work = work.then(sendAll).catch(dependencies.fail)
    }
    return work
  }
  return {
    wake,
    start() {
      void wake()
      timer = setInterval(() => void wake(), ROUND_MS).unref()
    },
    stop() {
      isStopped = true
      clearInterval(timer)
      return work
    },
  }
}

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

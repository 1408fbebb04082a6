interface Work {
  readonly everyMs: number
  /** One round. */
  readonly round: () => Promise<void>
  /** Called with the error of a round that failed; the next round takes up its work. */
  readonly fail: (error: unknown) => void
}

/** A job that runs periodically. */
export interface Scheduler {
  /** One round, after the one under way. Resolves once it has ended; failures are logged. */
  readonly run: () => Promise<void>
  /** A round soon, for all who ask before it begins. */
  readonly wake: () => void
  /** A round now, and from time to time, until the end. */
  readonly start: () => void
  /** Resolves once no round is under way; none will be. */
  readonly stop: () => Promise<void>
}

export function scheduler({ everyMs, round, fail }: Work): Scheduler {
  let work = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isAsked = false
  let isStopped = false
  const run = (): Promise<void> => {
    work = work.then(round).catch(fail)
    return work
  }
  const wake = (): void => {
    if (isAsked || isStopped) return
    isAsked = true
    work = work
      .then(() => {
        isAsked = false
        return isStopped ? undefined : round()
      })
      .catch(fail)
  }
  return {
    run,
    wake,
    start() {
      void run()
      timer = setInterval(() => void run(), everyMs).unref()
    },
    stop() {
      isStopped = true
      clearInterval(timer)
      return work
    },
  }
}

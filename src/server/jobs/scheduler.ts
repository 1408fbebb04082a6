interface Work {
  readonly everyMs: number
  /** One round. A long one asks between two pieces of its work whether the job is to end, and leaves the rest. */
  readonly round: (isEnding: () => boolean) => Promise<void>
  /** Called with the error of a round that failed; the next round takes up its work. */
  readonly fail: (error: unknown) => void
}

/** A job that runs periodically, or when it is woken. */
export interface Scheduler {
  /** A round soon, after the one under way, for all who ask before it begins. Resolves once it has ended. */
  readonly wake: () => Promise<void>
  /** A round now, and from time to time, until the end. */
  readonly start: () => void
  /** Resolves once no round is under way; none will be. */
  readonly stop: () => Promise<void>
}

export function scheduler({ everyMs, round, fail }: Work): Scheduler {
  let work = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isAsked = false
  let isEnding = false
  const run = async (): Promise<void> => {
    isAsked = false
    if (!isEnding) await round(() => isEnding)
  }
  const wake = (): Promise<void> => {
    if (!isAsked) {
      isAsked = true
      work = work.then(run).catch(fail)
    }
    return work
  }
  return {
    wake,
    start() {
      void wake()
      timer = setInterval(() => void wake(), everyMs).unref()
    },
    stop() {
      isEnding = true
      clearInterval(timer)
      return work
    },
  }
}

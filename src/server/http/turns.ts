import { promise as queue, type queueAsPromised } from 'fastq'

/**
 * How many writes of one firm are under way at a time in a process: each holds a connection of the pool, also while it waits for
 * the file that it writes in, and the other firms need some.
 */
const WRITES_OF_A_FIRM = 4

type Work = () => Promise<unknown>

/** Runs the writes of each firm, a few at a time, in the order in which they came. */
export interface Turns {
  readonly take: <Result>(companyId: string, write: () => Promise<Result>) => Promise<Result>
}

export function turnsOfFirms(): Turns {
  const queues = new Map<string, queueAsPromised<Work>>()
  return {
    take: (companyId, write) => {
      const waiting = queues.get(companyId) ?? queue((work: Work) => work(), WRITES_OF_A_FIRM)
      queues.set(companyId, waiting)
      return new Promise((resolve, reject) => {
        const work = () => write().then(resolve, reject)
        void waiting.push(work).then(() => {
          if (waiting.idle() && queues.get(companyId) === waiting) queues.delete(companyId)
        })
      })
    },
  }
}

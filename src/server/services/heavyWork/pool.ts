import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { HeavyWork, HeavyWorkCall } from './work'

/** The module of the threads, and how Node is told to load it. */
export interface WorkerFile {
  readonly path: string
  /** Options of Node, such as `--require`; those of the process without. */
  readonly options?: readonly string[]
}

/** One pool of threads for whatever would keep the main one from answering. */
export interface HeavyWorkers {
  /** @throws Overloaded when too much waits already, when it takes too long, or when the threads end meanwhile */
  run<Input, Output>(work: HeavyWork<Input, Output>, input: Input): Promise<Output>
  /** Ends the threads. */
  close(): Promise<void>
}

/** There is no thread for it now: the same may be asked again a little later. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** One processor is left to the main thread, and some to the database. */
const THREADS_AT_MOST = 4
/** What waits for a thread: some seconds of work. */
const WAITING_A_THREAD = 16
const IDLE_MS = 60_000
const DEADLINE_MS = 30_000
const MEGABYTES_A_THREAD = 512

/** Threads begin with the first work, and end when there is none for a minute. */
export function openHeavyWorkers({ path, options }: WorkerFile): HeavyWorkers {
  const maxThreads = Math.max(1, Math.min(THREADS_AT_MOST, availableParallelism() - 1))
  const pool = new Piscina<HeavyWorkCall, unknown>({
    filename: path,
    ...(options && { execArgv: [...options] }),
    minThreads: 0,
    maxThreads,
    maxQueue: maxThreads * WAITING_A_THREAD,
    idleTimeout: IDLE_MS,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_A_THREAD },
  })
  let isClosed = false
  return {
    async run<Input, Output>({ name }: HeavyWork<Input, Output>, input: Input) {
      if (pool.queueSize >= pool.options.maxQueue) throw new Overloaded('Too much heavy work is waiting')
      const deadline = AbortSignal.timeout(DEADLINE_MS)
      try {
        // The thread does the work of this name, whose output it is.
        return (await pool.run({ name, input }, { signal: deadline })) as Output
      } catch (error) {
        if (deadline.aborted) throw new Overloaded('Heavy work took too long', { cause: error })
        throw isClosed ? new Overloaded('The application is ending', { cause: error }) : error
      }
    },
    close: () => {
      isClosed = true
      return pool.destroy()
    },
  }
}

import type { Database } from '#server/db'
import { privacy } from '#server/repositories'

type Reading = Pick<privacy.Reading, 'reader' | 'clientFileId' | 'part'> & { readonly at: Date }

/** How long readings wait to be written together. */
const WAIT_MS = 5_000

interface Surroundings {
  readonly database: Database
  /** Told why readings could not be written; they are kept for the next attempt. */
  readonly fail: (error: unknown) => void
}

export interface ReadingLog {
  /** Takes note that somebody read a file; what they read again while it waits is counted with it. */
  readonly note: (reading: Reading) => void
  /** Resolves once what was noted is written. */
  readonly flush: () => Promise<void>
}

/** Who read which client file, written by batches: a reading costs its request nothing. A process that dies loses what waits. */
export function readingLog({ database, fail }: Surroundings): ReadingLog {
  let waiting = new Map<string, privacy.Reading>()
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()

  const add = (reading: privacy.Reading): void => {
    const {
      reader: { userId, device },
      clientFileId,
      part,
    } = reading
    const key = [userId, device, clientFileId, part].join(' ')
    const known = waiting.get(key)
    waiting.set(key, known ? { ...known, count: known.count + reading.count, lastAt: reading.lastAt } : reading)
  }
  const writeAll = async (): Promise<void> => {
    const batch = [...waiting.values()]
    waiting = new Map()
    if (batch.length === 0) return
    try {
      await privacy.insertReadings(database, batch)
    } catch (error) {
      batch.forEach(add)
      fail(error)
    }
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    work = work.then(writeAll)
    return work
  }
  return {
    note({ at, ...reading }) {
      add({ ...reading, count: 1, firstAt: at, lastAt: at })
      timer ??= setTimeout(() => void flush(), WAIT_MS).unref()
    },
    flush,
  }
}

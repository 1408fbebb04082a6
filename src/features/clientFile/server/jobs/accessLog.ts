import type { Database } from '#server/db'
import { insertAccesses, type Access } from '../repositories/privacy/accessLog'

type NewAccess = Pick<Access, 'reader' | 'clientFileId' | 'part'> & { readonly at: Date }

/** How long accesses wait to be written together. */
const WAIT_MS = 5_000

interface Dependencies {
  readonly database: Database
  /** Told why accesses could not be written; they are kept for the next attempt. */
  readonly fail: (error: unknown) => void
}

export interface AccessLog {
  /** Records that somebody read a file; repeated reads before the next write are counted together. */
  readonly note: (access: NewAccess) => void
  /** Resolves once what was noted is written. */
  readonly flush: () => Promise<void>
  readonly start: () => void
  /** What waits is written before the end. */
  readonly stop: () => Promise<void>
}

/** Accesses that are counted together: of one person, on one device, to one part of a file. */
const keyOf = ({ reader: { userId, device }, clientFileId, part }: Access): string =>
  [userId, device, clientFileId, part].join(' ')

/** Who read which client file, written by batches: a reading costs its request nothing. A process that dies loses what waits. */
export function accessLog({ database, fail }: Dependencies): AccessLog {
  let waiting = new Map<string, Access>()
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()

  const add = (access: Access): void => {
    const key = keyOf(access)
    const known = waiting.get(key)
    waiting.set(key, known ? { ...known, count: known.count + access.count, lastAt: access.lastAt } : access)
  }
  const writeAll = async (): Promise<void> => {
    const batch = [...waiting.values()]
    waiting = new Map()
    if (batch.length === 0) return
    try {
      await insertAccesses(database, batch)
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
    note({ at, ...access }) {
      add({ ...access, count: 1, firstAt: at, lastAt: at })
      timer ??= setTimeout(() => void flush(), WAIT_MS).unref()
    },
    flush,
    start: () => undefined,
    stop: flush,
  }
}

import { createHash } from 'node:crypto'
import type { Viewer } from '#server/access'

/** For how long one reading that is made again is told once: a list refreshes itself. */
const TOLD_FOR_MS = 3_600_000

/** More readings than people make in an hour; beyond, the oldest are told again. */
const AT_MOST = 20_000

/** Which readings of many people at once were told already, which each process remembers for itself. */
export interface ToldReadings {
  /** Whether the same person, from the same place, read the same address within the hour; if not, it is remembered. */
  readonly isTold: (viewer: Pick<Viewer, 'userId' | 'address'>, url: string, now: Date) => boolean
}

export function toldReadings(): ToldReadings {
  /** When each was told, milliseconds, the oldest first. */
  const told = new Map<string, number>()
  return {
    isTold({ userId, address }, url, now) {
      // An address may hold a name.
      const key = createHash('sha256').update([userId, address, url].join(' ')).digest('base64')
      const at = told.get(key)
      if (at !== undefined && Math.abs(now.getTime() - at) < TOLD_FOR_MS) return true
      told.delete(key)
      told.set(key, now.getTime())
      const [oldest] = told.keys()
      if (told.size > AT_MOST && oldest !== undefined) told.delete(oldest)
      return false
    },
  }
}

import { isUuid } from '#contract'
import type { Queryable } from '#server/db'
import { filesAmong } from '#server/repositories/files'
import type { FileStore } from '#server/services/files'

/** A file whose row is not there yet may be of a transaction under way. */
const YOUNG_MS = 3_600_000
const AT_ONCE = 500

/**
 * Removes what no row tells of: what was deleted, what a refused request left, what a process left that ended while it wrote.
 * @param isEnding whether the rest is for another time
 * @returns how many went
 */
export async function sweepFiles(database: Queryable, store: FileStore, isEnding: () => boolean): Promise<number> {
  // Files say when they were kept by the clock of the machine, whatever that of the application shows.
  const now = Date.now()
  let removed = 0
  let keys: string[] = []
  const sweep = async (): Promise<void> => {
    removed += await removeUnknown(database, store, keys)
    keys = []
  }
  for await (const { key, keptAt } of store.list()) {
    if (isEnding()) return removed
    if (now - keptAt.getTime() > YOUNG_MS) keys.push(key)
    if (keys.length === AT_ONCE) await sweep()
  }
  await sweep()
  return removed
}

async function removeUnknown(database: Queryable, store: FileStore, keys: readonly string[]): Promise<number> {
  const idOf = (key: string): string => key.split('/').at(-1) ?? ''
  const known = await filesAmong(database, keys.map(idOf).filter(isUuid))
  const unknown = keys.filter((key) => !known.has(idOf(key)))
  for (const key of unknown) await store.remove(key)
  return unknown.length
}

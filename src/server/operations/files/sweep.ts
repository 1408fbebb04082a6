import { isUuid } from '#contract'
import type { Queryable } from '#server/db'
import { filesAmong, type FilePlace } from '#server/repositories/files'
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
  const known = await filesAmong(database, keys.flatMap(placeOf))
  const unknown = keys.filter((key) => placeOf(key).every(({ id }) => !known.has(id)))
  for (const key of unknown) await store.remove(key)
  return unknown.length
}

/** The place that a key stands for; none for what is no key of ours. */
function placeOf(key: string): FilePlace[] {
  const [companyId = '', id = '', ...others] = key.split('/')
  return isUuid(companyId) && isUuid(id) && others.length === 0 ? [{ companyId, id }] : []
}

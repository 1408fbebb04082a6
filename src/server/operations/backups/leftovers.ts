import { existsSync } from 'node:fs'
import { rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '#server/db'
import { removeCluster } from '#server/db/copies'
import { KEY_FILE } from '#server/db/encryption'

/** What a restoration makes in the data folder beside what it restores: the key and our own PostgreSQL. */
export interface Leftovers {
  /** Takes away what was not there before. For who had the database, and closed it. */
  readonly remove: () => Promise<void>
}

/** Looks at a data folder before a restoration, so that one that is refused leaves it as it was. */
export function leftoversIn(dataFolder: string): Leftovers {
  const wasThere = existsSync(dataFolder)
  const hadKey = existsSync(path.join(dataFolder, KEY_FILE))
  const hadCluster = existsSync(path.join(dataFolder, 'postgres'))
  return {
    async remove() {
      if (!hadCluster) await removeCluster(dataFolder)
      if (!hadKey) await rm(path.join(dataFolder, KEY_FILE), { force: true })
      if (!wasThere) await rmdir(dataFolder).catch(ignoreUsed)
    },
  }
}

/** Somebody else put something there, or took it away. */
function ignoreUsed(error: unknown): void {
  if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error))) throw error
}

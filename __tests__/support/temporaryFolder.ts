import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Memory that Linux shows as a folder. */
const MEMORY = '/dev/shm'
/** What the databases of a run take at most, with room to spare, bytes. */
const NEEDED = 2 * 1024 ** 3

/**
 * Makes a folder for databases that may be lost: in memory where there is enough of it. A database is a thousand small files, which take
 * twenty times as long to copy on a disk.
 */
export async function makeTemporaryFolder(name: string): Promise<string> {
  return mkdtemp(path.join((await hasMemory()) ? MEMORY : tmpdir(), `solive-${name}-`))
}

async function hasMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(MEMORY)
    return bavail * bsize >= NEEDED
  } catch {
    // Not on Linux, or not in this container.
    return false
  }
}

import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../errors'

/**
 * Makes a folder and those above it; one that is there stays. Unlike `mkdir` of Node with `recursive`, it ends where the system lets nobody
 * make one in a folder that exists (`/proc`, where Node 20 tries for ever).
 * @throws an error of the system, `ENOENT` there
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (error) {
    const parent = path.dirname(folder)
    if (codeOf(error) === 'ENOENT' && !existsSync(parent)) {
      await makeFolder(parent, mode)
      await makeFolder(folder, mode)
    } else if (!(await isFolder(folder))) {
      throw error
    }
  }
}

const isFolder = async (place: string): Promise<boolean> =>
  (await stat(place).catch(() => undefined))?.isDirectory() ?? false

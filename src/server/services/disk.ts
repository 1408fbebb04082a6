import path from 'node:path'
import { codeOf, diskSpace, type DiskSpace } from '#server/db'

/** The disk of the data: where the embedded database lies on another one than the data folder, the one with less room. */
export async function dataDisk(dataFolder: string): Promise<DiskSpace> {
  const ofFolder = await spaceFor(dataFolder)
  const ofDatabase = await spaceFor(path.join(dataFolder, 'postgres'))
  return ofDatabase.free < ofFolder.free ? ofDatabase : ofFolder
}

/** A folder that does not exist yet will be on the disk of its parent. */
async function spaceFor(folder: string): Promise<DiskSpace> {
  try {
    return await diskSpace(folder)
  } catch (error) {
    const parent = path.dirname(folder)
    if (codeOf(error) === 'ENOENT' && parent !== folder) return spaceFor(parent)
    throw error
  }
}

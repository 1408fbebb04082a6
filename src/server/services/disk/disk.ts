import path from 'node:path'
import { codeOf, diskSpace, ROOM_TO_WRITE, type DiskSpace } from '#server/db'

const GIGABYTE = 1_073_741_824

/** How little is left: a tenth, a gigabyte, too little for a write. */
export type DiskWarning = 'lessThanTenPercent' | 'lessThanOneGigabyte' | 'tooLittleToWrite'

/** The gravest that holds, if any; a disk of less than ten gigabytes may skip the first. */
export function diskWarningOf({ free, total }: DiskSpace): DiskWarning | undefined {
  if (free < ROOM_TO_WRITE) return 'tooLittleToWrite'
  if (free < GIGABYTE) return 'lessThanOneGigabyte'
  return free < total / 10 ? 'lessThanTenPercent' : undefined
}

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

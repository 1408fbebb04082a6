import { lstat, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { SYSTEM_FOLDER } from './binaries'
import { runningPostmaster } from './postmaster'

/** Takes the cluster of a data folder away, also where it is a link to a folder of SYSTEM_FOLDER. One that runs, or none, is left alone. */
export async function removeCluster(dataFolder: string): Promise<void> {
  const place = path.join(dataFolder, 'postgres')
  const status = await lstat(place).catch(() => undefined)
  if (!status) return
  const folder = await realpath(place).catch(() => place)
  if (await runningPostmaster(folder)) return
  if (status.isSymbolicLink() && folder.startsWith(SYSTEM_FOLDER + path.sep))
    await rm(path.dirname(folder), { recursive: true, force: true })
  await rm(place, { recursive: true, force: true })
}

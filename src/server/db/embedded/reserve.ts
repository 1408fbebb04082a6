import { rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { diskSpace, ROOM_TO_WRITE } from '../disk'
import { give } from './cluster'
import type { SystemUser } from './systemUser'

/** Two segments of the journal: what a server needs to recover and to be read. */
const RESERVE_BYTES = 2 * 16 * 1_048_576

const reserveOf = (cluster: string): string => path.join(cluster, 'solive.reserve')

/**
 * Keeps some space for a server that ends because the disk is full, and could not start without any. Once spent, it is made anew
 * when there is room again.
 */
export async function keepReserve({
  folder,
  user,
}: {
  readonly folder: string
  readonly user: SystemUser | undefined
}): Promise<void> {
  const file = reserveOf(folder)
  try {
    if ((await stat(file).catch(() => undefined))?.size === RESERVE_BYTES) return
    if ((await diskSpace(folder)).free < ROOM_TO_WRITE + RESERVE_BYTES) return
    await writeFile(file, Buffer.alloc(RESERVE_BYTES), { mode: 0o600 })
    await give(file, user)
  } catch {
    // The disk filled meanwhile: half a reserve would only take what is left.
    await rm(file, { force: true })
  }
}

/** Gives the space back when the disk has none left. @returns whether there is more now */
export async function spendReserve(cluster: string): Promise<boolean> {
  const { free } = await diskSpace(cluster)
  if (free >= RESERVE_BYTES) return false
  await rm(reserveOf(cluster), { force: true })
  return (await diskSpace(cluster)).free > free
}

import { statfs } from 'node:fs/promises'
import { DiskFull } from './errors'

/** What is left of the disk that a folder is on, for us: some of it may be kept for the administrator of the machine. */
export interface DiskSpace {
  /** Bytes. */
  readonly free: number
  /** Bytes. */
  readonly total: number
}

/**
 * Below this many bytes nothing is written any more, so that what is there can still be read: PostgreSQL ends when it finds no
 * room for the journal (segments of 16 MiB) that it needs even then.
 */
export const ROOM_TO_WRITE = 64 * 1_048_576

export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** @throws DiskFull */
export async function refuseWithoutRoom(folder: string): Promise<void> {
  const { free } = await diskSpace(folder)
  if (free < ROOM_TO_WRITE) throw new DiskFull(`Only ${free} bytes are left in ${folder}`)
}

import type { Queryable } from '#server/db'
import { bytesOfFiles, holdFiles, type StoredFiles } from '#server/repositories/files'
import { Failure } from '../failure'

/** How many bytes of files a firm may have, and where they are. */
export interface FileRoom {
  readonly limit: number
  readonly stored: readonly StoredFiles[]
}

/** How many bytes of files a firm has, and how many it may have. */
export async function usedRoom(
  database: Queryable,
  { limit, stored }: FileRoom,
  companyId: string,
): Promise<{ readonly bytes: number; readonly limit: number }> {
  return { bytes: await bytesOfFiles(database, stored, companyId), limit }
}

/** After files were written, in their transaction. @throws Failure noRoom when the firm then has more than it may */
export async function refuseTooManyFiles(transaction: Queryable, room: FileRoom, companyId: string): Promise<void> {
  await holdFiles(transaction, companyId)
  const { bytes, limit } = await usedRoom(transaction, room, companyId)
  if (bytes > limit) throw new Failure({ kind: 'noRoom', limit })
}

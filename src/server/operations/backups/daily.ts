import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, diskSpace, DiskFull, type Database } from '#server/db'
import { UNFINISHED } from './archive'
import type { FileStore } from '#server/services/files'
import type { BackupSecret } from './encryption'
import { writeBackup } from './write'
import { openBackupFolder } from './folder'

/** How many backups of a day are kept, the latest. */
export const BACKUPS_KEPT = 14

/** What a backup leaves free on its disk, which may be that of the data, in bytes. */
const ROOM_LEFT = 1_073_741_824

const DAY_MS = 86_400_000

/** `solive-2026-11-22.tar.gz`, of a day of UTC; `.age` when it is encrypted. */
const NAME = /^solive-\d{4}-\d{2}-\d{2}\.tar\.gz(?:\.age)?$/

export interface KeptBackup {
  readonly name: string
  readonly made_at: Date
  readonly bytes: number
}

interface DailyBackup {
  readonly folder: string
  readonly dataFolder: string
  readonly files: FileStore
  readonly secret: BackupSecret | undefined
  readonly now: Date
}

/** The backups of a folder that were made by themselves, the latest first; none where nothing can be read. */
export async function findBackups(folder: string): Promise<readonly KeptBackup[]> {
  const names = (await namesIn(folder)).filter((name) => NAME.test(name))
  const found = await Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => keptIn(folder, name)),
  )
  return found.filter((backup) => backup !== undefined)
}

/** Undefined for one that another process has just removed. */
async function keptIn(folder: string, name: string): Promise<KeptBackup | undefined> {
  const stats = await stat(path.join(folder, name)).catch(() => undefined)
  return stats && { name, made_at: stats.mtime, bytes: stats.size }
}

/**
 * Makes the backup of the day, unless there is one, and removes those that are one too many.
 * @returns its name, where it was made
 * @throws StartupError for a folder that nothing can be written in
 * @throws DiskFull rather than taking the room of the data
 */
export async function makeDailyBackup(
  database: Database,
  { folder, dataFolder, files, secret, now }: DailyBackup,
): Promise<string | undefined> {
  await openBackupFolder(folder)
  const day = `solive-${now.toISOString().slice(0, 10)}.tar.gz`
  const [latest, ...earlier] = await findBackups(folder)
  if ([latest, ...earlier].some((backup) => backup?.name.startsWith(day))) return undefined
  await removeAbandoned(folder)
  const { free } = await diskSpace(folder)
  if (free < ROOM_LEFT + (latest?.bytes ?? 0)) throw new DiskFull(`Only ${free} bytes are left in ${folder}`)
  const name = secret ? `${day}.age` : day
  await writeBackup(database, { file: path.join(folder, name), dataFolder, files, secret, now })
  for (const { name: old } of (await findBackups(folder)).slice(BACKUPS_KEPT)) await rm(path.join(folder, old))
  return name
}

/** Removes what a process left that ended while it wrote. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.startsWith('solive-') || !name.includes(UNFINISHED)) continue
    const file = path.join(folder, name)
    if (Date.now() - (await stat(file)).mtimeMs > DAY_MS) await rm(file, { force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (NOT_READABLE.has(codeOf(error))) return []
    throw error
  })
}

const NOT_READABLE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EACCES'])

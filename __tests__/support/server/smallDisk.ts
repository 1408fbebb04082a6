import { execFileSync } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A disk of its own in memory, which only root can make, and only where the system lets root. */
export interface SmallDisk {
  readonly folder: string
  /** Leaves nothing. */
  fill(): Promise<void>
  /** Gives back what `fill` took. */
  empty(): Promise<void>
  remove(): Promise<void>
}

/** What the application answers when its disk is full. */
export const FULL_DISK =
  'Le disque du serveur est plein. Rien n’a été enregistré\u202f: prévenez votre administrateur, puis réessayez.'

/** Why there cannot be one; undefined when there can. */
export function noSmallDisk(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has tmpfs'
  return process.getuid?.() === 0 ? undefined : 'only root may mount a disk'
}

const reason = noSmallDisk()
/** A test that needs such a disk, skipped where there can be none. */
export const onSmallDisk = reason === undefined ? test : test.skip
/** Why it is skipped, for the end of its title; empty when it runs. */
export const skippedWithoutDisk = reason === undefined ? '' : ` (skipped: ${reason})`

export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  const filler = path.join(folder, 'filler')
  return {
    folder,
    async fill() {
      for (const size of [1_048_576, 4_096]) {
        const block = Buffer.alloc(size)
        while (await appendFile(filler, block).then(() => true, endOfDisk));
      }
    },
    empty: () => rm(filler, { force: true }),
    async remove() {
      execFileSync('umount', [folder])
      await rm(folder, { recursive: true })
    },
  }
}

function endOfDisk(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOSPC') return false
  throw error
}

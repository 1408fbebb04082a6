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

/** Why there cannot be one; undefined when there can. */
export function noSmallDisk(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has tmpfs'
  return process.getuid?.() === 0 ? undefined : 'only root may mount a disk'
}

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

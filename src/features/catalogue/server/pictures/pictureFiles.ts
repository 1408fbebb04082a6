import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '#server/db'
import type { PictureFormat, PictureSize, Thumbnails } from './thumbnails'
import { makeFolder } from '#server/db/folders'

/** Where our copies of pictures are, by the hash of what was fetched: the same picture is kept once. */
export interface PictureFiles {
  readonly write: (sha256: string, thumbnails: Thumbnails) => Promise<void>
  /** Undefined when there is none. */
  readonly read: (sha256: string, size: PictureSize, format: PictureFormat) => Promise<Buffer | undefined>
}

/** Files of a folder that all processes share. */
export function pictureFolder(folder: string): PictureFiles {
  const fileOf = (sha256: string, size: PictureSize, format: PictureFormat): string =>
    path.join(folder, sha256.slice(0, 2), `${sha256}-${size}.${format}`)
  return {
    async write(sha256, { all }) {
      await makeFolder(path.join(folder, sha256.slice(0, 2)), 0o700)
      for (const { size, format, content } of all) {
        const file = fileOf(sha256, size, format)
        // Whole or not at all.
        const begun = `${file}.${String(process.pid)}`
        await writeFile(begun, content, { mode: 0o600 })
        await rename(begun, file)
      }
    },
    read: (sha256, size, format) =>
      readFile(fileOf(sha256, size, format)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }),
  }
}

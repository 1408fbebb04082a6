import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '#server/db'
import { makeFolder } from '#server/db/folders'
import type { FileStore, KeptKey } from './fileStore'

/** Files of a folder that all processes share. */
export function diskFiles(folder: string): FileStore {
  const placeOf = (key: string): string => path.join(folder, key)
  return {
    async put(key, { path: source }) {
      const place = placeOf(key)
      await makeFolder(path.dirname(place), 0o700)
      const begun = `${place}.${randomUUID()}`
      try {
        await pipeline(createReadStream(source), createWriteStream(begun, { mode: 0o600, flush: true }))
        await rename(begun, place)
      } catch (error) {
        await rm(begun, { force: true })
        throw error
      }
    },
    async open(key) {
      const file = await open(placeOf(key)).catch(undefinedIfMissing)
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, stream: file.createReadStream() }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    list: () => keysIn(folder),
  }
}

async function* keysIn(folder: string): AsyncGenerator<KeptKey, void, undefined> {
  for (const firm of (await readdir(folder).catch(undefinedIfMissing)) ?? [])
    for (const name of (await readdir(path.join(folder, firm)).catch(undefinedIfMissing)) ?? []) {
      const stats = await stat(path.join(folder, firm, name)).catch(undefinedIfMissing)
      if (stats?.isFile()) yield { key: `${firm}/${name}`, keptAt: stats.mtime }
    }
}

function undefinedIfMissing(error: unknown): undefined {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined
  throw error
}

import { createWriteStream } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '#server/db'
import { makeFolder } from '#server/db/folders'
import type { FileStore } from '#server/services/files'

// Files that are kept beside the database: mail, where no server takes it, in the data folder; those of firms, wherever their bytes are.

const KEPT_FOLDER = 'mail'

/** What a restoration has not finished with. */
const STAGING = '.restoring'

/** What the names of files of firms begin with; the key of each follows. */
export const STORED = 'files/'

/** Names from the data folder, `mail/….eml`, in order. */
export async function keptMail(dataFolder: string): Promise<string[]> {
  const entries = await readdir(path.join(dataFolder, KEPT_FOLDER), { withFileTypes: true }).catch(noneIfMissing)
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${KEPT_FOLDER}/${name}`)
    .sort()
}

/** Undefined when it went away meanwhile. */
export async function readKept(dataFolder: string, name: string): Promise<Buffer | undefined> {
  return readFile(path.join(dataFolder, name)).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}

/** Whether a name is one that we give: nothing else is written from a backup. */
export const isKeptName = (name: string): boolean =>
  (/^mail\/[^/\\]+$/.test(name) && !/^mail\/\.{1,2}$/.test(name)) || /^files\/[\da-f-]{36}\/[\da-f-]{36}$/.test(name)

/** Files that wait beside their place until all is well. */
export interface StagedFiles {
  add(name: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Puts them in their place. */
  keep(): Promise<void>
  /** Leaves nothing of them where they waited. */
  end(): Promise<void>
}

/** @param store where those of firms have their place */
export function stageFiles(dataFolder: string, store: FileStore): StagedFiles {
  const staging = path.join(dataFolder, STAGING)
  const names: string[] = []
  const putInPlace = async (name: string): Promise<void> => {
    const source = path.join(staging, name)
    if (name.startsWith(STORED)) {
      const { size } = await stat(source)
      await store.put(name.slice(STORED.length), { path: source, size, mediaType: 'application/octet-stream' })
      return
    }
    await makeFolder(path.dirname(path.join(dataFolder, name)))
    await rename(source, path.join(dataFolder, name))
  }
  return {
    async add(name, content) {
      const file = path.join(staging, name)
      await makeFolder(path.dirname(file), 0o700)
      await pipeline(content, createWriteStream(file, { mode: 0o600, flush: true }))
      names.push(name)
    },
    async keep() {
      for (const name of names) await putInPlace(name)
    },
    end: () => rm(staging, { recursive: true, force: true }),
  }
}

function noneIfMissing(error: unknown): [] {
  if (codeOf(error) === 'ENOENT') return []
  throw error
}

import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '#server/db'
import { makeFolder } from '#server/db/folders'

// The files of the data folder that are kept nowhere else: mail, where no server takes it.

const KEPT_FOLDER = 'mail'

/** What a restoration has not finished with. */
const STAGING = '.restoring'

/** Names from the data folder, `mail/….eml`, in order. */
export async function keptFiles(dataFolder: string): Promise<string[]> {
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

/** Whether a name is one that `keptFiles` gives: nothing else is written from a backup. */
export const isKeptName = (name: string): boolean => /^mail\/[^/\\]+$/.test(name) && !/^mail\/\.{1,2}$/.test(name)

/** Files that wait beside their place until all is well. */
export interface StagedFiles {
  add(name: string, content: Buffer): Promise<void>
  /** Puts them in their place. */
  keep(): Promise<void>
  /** Leaves nothing of them where they waited. */
  end(): Promise<void>
}

export function stageFiles(dataFolder: string): StagedFiles {
  const staging = path.join(dataFolder, STAGING)
  const names: string[] = []
  const putInPlace = async (name: string): Promise<void> => {
    await makeFolder(path.dirname(path.join(dataFolder, name)))
    await rename(path.join(staging, name), path.join(dataFolder, name))
  }
  return {
    async add(name, content) {
      const file = path.join(staging, name)
      await makeFolder(path.dirname(file), 0o700)
      await writeFile(file, content, { mode: 0o600, flush: true })
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

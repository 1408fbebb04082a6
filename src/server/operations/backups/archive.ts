import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { codeOf, StartupError } from '#server/db'
import { decrypted, encrypted, type BackupSecret } from './encryption'

// A backup is a tar of gzip, perhaps encrypted: `tar`, `gzip` and `age` read it without us.

/** What a file of the archive holds: bytes, or a stream of so many. */
export type EntryContent = Buffer | { readonly size: number; readonly stream: AsyncIterable<Uint8Array> }

/** Adds a file to the archive. Resolves when there is room for the next. */
export type AddEntry = (name: string, content: EntryContent) => Promise<void>

/** A file of the archive, to be read before the next one. */
export interface ArchiveEntry {
  readonly name: string
  readonly content: AsyncIterable<Buffer>
}

/** What the name of a backup ends with until it is whole; the number of the process that writes it follows. */
export const UNFINISHED = '.partial-'

/**
 * Writes an archive, which takes its name when it is whole and on the disk.
 * @throws StartupError when there is a file of that name, or none can be made there
 */
export async function writeArchive(
  file: string,
  secret: BackupSecret | undefined,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  if (await stat(file).catch(() => undefined))
    throw new StartupError(`Le fichier ${file} existe déjà. Il n’a pas été touché\u00a0: choisissez un autre nom.`)
  const partial = `${file}${UNFINISHED}${process.pid}`
  try {
    await writeTo(partial, secret, fill)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined)
    throw unwritable(file, error) ?? error
  }
}

/** The sentence for a place where no file can be made; undefined for what went wrong otherwise. */
function unwritable(file: string, cause: unknown): StartupError | undefined {
  const reason = UNWRITABLE[codeOf(cause)]
  return reason === undefined
    ? undefined
    : new StartupError(`Le fichier ${file} ne peut pas être écrit\u00a0: ${reason}. Rien n’a été sauvegardé.`, {
        cause,
      })
}

const UNWRITABLE: Readonly<Record<string, string>> = {
  ENOENT: 'ce dossier n’existe pas',
  ENOTDIR: 'ce dossier n’en est pas un',
  EACCES: 'ce compte n’en a pas le droit',
  EPERM: 'ce compte n’en a pas le droit',
  EROFS: 'ce disque ne s’écrit pas',
}

async function writeTo(file: string, secret: BackupSecret | undefined, fill: (add: AddEntry) => Promise<void>) {
  const tar = pack()
  const written = pipeline(
    tar,
    createGzip(),
    (source: AsyncIterable<Uint8Array>) => encrypted(source, secret),
    createWriteStream(file, { mode: 0o600 }),
  )
  const filled = fill((name, content) => addTo(tar, name, content)).then(
    () => {
      tar.finalize()
    },
    (error: unknown) => {
      tar.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    },
  )
  const [filling, writing] = await Promise.allSettled([filled, written])
  // What stopped the writing is why the filling failed, unless it failed by itself: then both say the same.
  if (writing.status === 'rejected') throw writing.reason
  if (filling.status === 'rejected') throw filling.reason
  await flush(file)
}

async function addTo(tar: ReturnType<typeof pack>, name: string, content: EntryContent): Promise<void> {
  const [size, chunks] = Buffer.isBuffer(content) ? [content.length, [content]] : [content.size, content.stream]
  await pipeline(chunks, tar.entry({ name, size, mode: 0o600 }))
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Hands over the files of an archive one after the other.
 * @throws StartupError when it is no archive, is cut short or damaged, or is closed by another secret
 */
export async function readArchive(
  file: string,
  secret: BackupSecret | undefined,
  take: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const tar = extract()
  const flow = pipeline(unpacked(file, secret), tar)
  // Its failure is that of the files that are read from it.
  flow.catch(() => undefined)
  const entries = tar[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await told(file, entries.next())
      if (next.done === true) break
      await take({ name: next.value.header.name, content: contentOf(file, next.value) })
      next.value.resume()
    }
    await told(file, flow)
  } finally {
    tar.destroy()
  }
}

async function* unpacked(file: string, secret: BackupSecret | undefined): AsyncGenerator<Uint8Array, void, undefined> {
  const gunzip = createGunzip()
  pipeline(decrypted(createReadStream(file), secret), gunzip).catch(() => undefined)
  const bytes: AsyncIterable<Buffer> = gunzip
  yield* bytes
}

/** `tar-stream` gives nothing but buffers, which its types do not say. */
async function* contentOf(file: string, entry: AsyncIterable<unknown>): AsyncGenerator<Buffer, void, undefined> {
  const iterator = entry[Symbol.asyncIterator]()
  for (;;) {
    const next = await told(file, iterator.next())
    if (next.done === true) return
    if (Buffer.isBuffer(next.value)) yield next.value
  }
}

/** What went wrong with the file, in a sentence. */
async function told<Result>(file: string, reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof StartupError ? error : damaged(file, error)
  }
}

/** The sentence for a file that cannot be used. */
export function damaged(file: string, cause: unknown): StartupError {
  const reason = UNREADABLE[codeOf(cause)]
  return new StartupError(
    reason === undefined
      ? `Le fichier ${file} n’est pas une sauvegarde de Solive, ou elle est incomplète ou abîmée. Rien n’a été modifié. Cause\u00a0: ${causeOf(cause)}`
      : `Le fichier ${file} ne peut pas être lu\u00a0: ${reason}. Rien n’a été modifié.`,
    { cause },
  )
}

const causeOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'il n’existe pas',
  EACCES: 'ce compte n’en a pas le droit',
  EISDIR: 'c’est un dossier',
}

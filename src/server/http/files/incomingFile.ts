import { createHash, randomUUID } from 'node:crypto'
import { open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { UploadedFile } from '#server/operations/uploads'
import { Problem } from '../problem'
import { makeFolder } from '#server/db/folders'

const MEGABYTE = 1_048_576
/** The largest file that is taken where nothing smaller is said, bytes. */
const LARGEST_FILE = 20 * MEGABYTE

/** How many files a request may bring. */
export const FILES_AT_MOST = 10

/** Where files go. */
export interface Reception {
  readonly folder: string
  /** The largest that is taken, bytes. */
  readonly largest?: number
}

type SaidOfFile = UploadedFile['said']

/** Writes a file as it arrives, chunk by chunk: it is never whole in memory. */
export class IncomingFile {
  private readonly hash = createHash('sha256')
  private size = 0

  private constructor(
    private readonly handle: FileHandle,
    private readonly path: string,
    private readonly said: SaidOfFile,
    private readonly largest: number,
  ) {}

  static async open({ folder, largest = LARGEST_FILE }: Reception, said: SaidOfFile): Promise<IncomingFile> {
    await makeFolder(folder, 0o700)
    const file = path.join(folder, randomUUID())
    return new IncomingFile(await open(file, 'wx', 0o600), file, said, largest)
  }

  /** @throws Problem 413 */
  async write(chunk: Buffer): Promise<void> {
    this.size += chunk.length
    if (this.size > this.largest)
      throw new Problem(413, `Ce fichier est trop grand (${this.largest / MEGABYTE} Mo au plus). Rien n’a été modifié.`)
    this.hash.update(chunk)
    await this.handle.writeFile(chunk)
  }

  async finish(): Promise<UploadedFile> {
    await this.handle.close()
    return new UploadedFile(this.path, this.said, this.size, this.hash.digest('hex'))
  }

  async abandon(): Promise<void> {
    await this.handle.close()
    await rm(this.path, { force: true })
  }
}

/** Receives a file whole. What is refused half-way leaves nothing. */
export async function receiveFile(
  reception: Reception,
  said: SaidOfFile,
  chunks: AsyncIterable<Buffer>,
): Promise<UploadedFile> {
  const file = await IncomingFile.open(reception, said)
  try {
    for await (const chunk of chunks) await file.write(chunk)
    return await file.finish()
  } catch (error) {
    await file.abandon()
    throw error
  }
}

export const tooManyFiles = (): Problem =>
  new Problem(413, `Une requête a ${FILES_AT_MOST} fichiers au plus. Rien n’a été modifié.`)

const DAY_MS = 86_400_000

/** Removes what a process that was killed left: no request lasts a day. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < now - DAY_MS) await rm(file, { force: true })
  }
}

export const removeFiles = (files: readonly UploadedFile[]): Promise<unknown> =>
  Promise.all(files.map((file) => rm(file.path, { force: true })))

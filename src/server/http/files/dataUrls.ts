import { randomUUID } from 'node:crypto'
import type { UploadedFile } from '#server/operations/uploads'
import { badRequest, Problem } from '../problem'
import { FILES_AT_MOST, IncomingFile, removeFiles, tooManyFiles, type Reception } from './incomingFile'

/** A JSON body whose files were taken out: in the place of each, a text that nobody could have sent. */
export interface JsonWithFiles {
  readonly body: Buffer
  /** By the text that stands for each. */
  readonly files: ReadonlyMap<string, UploadedFile>
}

/**
 * Where a text of JSON that is a file begins: `"data:image/png;name=logo.png;base64,`. A quote inside of a text has a backslash
 * before it, never what may stand before a value.
 */
const HEAD = /(?<=[:,[\s])"data:([\w.+-]{1,80}\/[\w.+-]{1,80})?((?:;[\w-]{1,20}=[^;,"\\]{0,120})?);base64,/
/** No head is longer, so that one cut in two is whole once the next chunk has come. */
const LONGEST_HEAD = 400

/**
 * Reads a JSON body as it arrives: texts of it that are data URLs in base64 go to the disk on the way, the rest is kept.
 * @param limit of the rest, bytes
 * @throws Problem 413 beyond the limits, 400 for what is not base64
 */
export async function readJsonWithFiles(
  payload: AsyncIterable<Buffer>,
  reception: Reception,
  limit: number,
): Promise<JsonWithFiles> {
  const extraction = new Extraction(reception, limit)
  try {
    for await (const chunk of payload) await extraction.read(chunk)
    return await extraction.end()
  } catch (error) {
    await extraction.abandon()
    throw error
  }
}

/** Bytes are read as characters of one byte each (latin1), and written back so. */
class Extraction {
  private readonly files = new Map<string, UploadedFile>()
  private file: Base64File | undefined
  private pending = ''
  private kept = ''

  constructor(
    private readonly reception: Reception,
    private readonly limit: number,
  ) {}

  async read(chunk: Buffer): Promise<void> {
    this.pending += chunk.toString('latin1')
    while (await (this.file ? this.readFile(this.file) : this.readText()));
  }

  async end(): Promise<JsonWithFiles> {
    if (this.file) throw badRequest('Un fichier de cette requête n’est pas entier. Rien n’a été modifié.')
    this.keep(this.pending)
    return Promise.resolve({ body: Buffer.from(this.kept, 'latin1'), files: this.files })
  }

  async abandon(): Promise<void> {
    await this.file?.abandon()
    await removeFiles([...this.files.values()])
  }

  /** Up to the next file. @returns whether there is one */
  private async readText(): Promise<boolean> {
    const head = HEAD.exec(this.pending)
    const length = head ? head.index + 1 : Math.max(0, this.pending.length - LONGEST_HEAD)
    this.keep(this.pending.slice(0, length))
    this.pending = this.pending.slice(head ? head.index + head[0].length : length)
    if (!head) return false
    if (this.files.size === FILES_AT_MOST) throw tooManyFiles()
    const [, mime = null, parameter = ''] = head
    const name = /^;name=(.+)$/.exec(parameter)?.[1] ?? null
    this.file = new Base64File(await IncomingFile.open(this.reception, { mime, name }))
    return true
  }

  /** Up to its end, or to that of what has come. @returns whether it has ended */
  private async readFile(file: Base64File): Promise<boolean> {
    const end = this.pending.indexOf('"')
    const text = end < 0 ? this.pending : this.pending.slice(0, end)
    this.pending = end < 0 ? '' : this.pending.slice(end)
    await file.write(text)
    if (end < 0) return false
    const placeholder = `file:${randomUUID()}`
    this.files.set(placeholder, await file.finish())
    this.file = undefined
    this.keep(placeholder)
    return true
  }

  private keep(text: string): void {
    this.kept += text
    if (this.kept.length > this.limit)
      throw new Problem(413, 'Cette requête est trop grande, sans compter ses fichiers. Rien n’a été modifié.')
  }
}

/** A file that arrives as base64, in pieces of any length. */
class Base64File {
  /** Characters that wait for the others of their group of four. */
  private rest = ''

  constructor(private readonly file: IncomingFile) {}

  /** @param text as JSON writes it: a slash may have a backslash before. @throws Problem 400, 413 */
  async write(text: string): Promise<void> {
    const characters = this.rest + text.replaceAll('\\/', '/')
    if (!/^[A-Za-z0-9+/]*=*\\?$/.test(characters)) throw notBase64()
    const whole = characters.length - (characters.length % 4)
    this.rest = characters.slice(whole)
    if (whole > 0) await this.file.write(Buffer.from(characters.slice(0, whole), 'base64'))
  }

  async finish(): Promise<UploadedFile> {
    if (this.rest !== '') throw notBase64()
    return this.file.finish()
  }

  abandon(): Promise<void> {
    return this.file.abandon()
  }
}

const notBase64 = () => badRequest('Un fichier de cette requête n’est pas en base64. Rien n’a été modifié.')

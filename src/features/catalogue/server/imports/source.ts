import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FileColumns } from '../feed'

/** A file that is imported. It may be read more than once. */
export interface Source {
  readonly name: string
  /** Which columns of a feed it has, where somebody said it; else its headings say. */
  readonly columns?: FileColumns | undefined
  readonly open: () => Readable
}

export const fileSource = (name: string, path: string): Source => ({ name, open: () => createReadStream(path) })

/** A file that cannot be read at all, in French. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'

  constructor(file: string, reason: string) {
    super(`${file}\u00a0: ${reason} Rien n’a été importé.`)
  }
}

const LARGEST = 200 * 1_048_576

/** The bytes of a file, unpacked when it is packed by gzip. @throws FileRefused beyond 200 MB */
async function* bytesOf({ name, open }: Source): AsyncGenerator<Buffer> {
  const isPacked = await isGzip(open())
  const packed = open()
  const stream: Readable = isPacked ? packed.pipe(createGunzip()) : packed
  packed.on('error', (error) => stream.destroy(error))
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > LARGEST) throw new FileRefused(name, 'il dépasse 200 Mo.')
      yield chunk
    }
  } catch (error) {
    if (isPacked && !(error instanceof FileRefused)) throw new FileRefused(name, 'l’archive gzip est abîmée.')
    throw error
  } finally {
    packed.destroy()
  }
}

async function isGzip(stream: Readable): Promise<boolean> {
  for await (const chunk of stream as AsyncIterable<Buffer>) return chunk[0] === 0x1f && chunk[1] === 0x8b
  return false
}

/** Bytes below a space that text has: tabulation, ends of lines and pages. */
const CONTROLS_OF_TEXT: ReadonlySet<number> = new Set([9, 10, 12, 13, 26])

/**
 * How a file of text is encoded: UTF-8 when all of it can be, else Windows-1252.
 * @throws FileRefused as soon as a byte says that it is no text
 */
async function encodingOf(source: Source): Promise<'utf-8' | 'windows-1252'> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  for await (const chunk of bytesOf(source)) {
    if (chunk.some((byte) => byte < 32 && !CONTROLS_OF_TEXT.has(byte)))
      throw new FileRefused(source.name, 'ce n’est pas un fichier de texte.')
    isUtf8 &&= canDecode(decoder, chunk)
  }
  return isUtf8 && canDecode(decoder) ? 'utf-8' : 'windows-1252'
}

function canDecode(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** The text of a file, piece by piece, without the mark of its encoding. @throws FileRefused */
export async function* textOf(source: Source): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder(await encodingOf(source))
  for await (const chunk of bytesOf(source)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
  return undefined
}

import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { isDiskFull } from '#server/db'
import type { UploadedFile } from '#server/operations/uploads'
import { badRequest, Problem } from '../problem'
import { FILES_AT_MOST, receiveFile, removeFiles, tooManyFiles, type Reception } from './incomingFile'

/** How many fields a form may have. */
const FIELDS_AT_MOST = 1_000

/** A field of a form, in the order in which it came. */
export type FormEntry = readonly [name: string, value: string | UploadedFile]

interface FormRequest {
  readonly contentType: string
  /** Where files go; undefined where none is taken. */
  readonly reception: Reception | undefined
  /** Of all texts together, bytes. */
  readonly limit: number
}

/** Reads a form as it arrives; its files go to the disk. @throws Problem 400, 413, 415 */
export async function readForm(
  payload: Readable,
  { contentType, reception, limit }: FormRequest,
): Promise<FormEntry[]> {
  const entries: FormEntry[] = []
  const receiving: Promise<void>[] = []
  const streams: Readable[] = []
  const parser = parserOf(contentType, limit)
  let length = 0
  const refuse = (problem: Problem) => parser.destroy(problem)
  parser.on('field', (name, value, _nameIsCut, isCut) => {
    length += Buffer.byteLength(value)
    if (isCut || length > limit) refuse(new Problem(413, 'Ce formulaire est trop grand. Rien n’a été modifié.'))
    else entries.push([name, value])
  })
  parser.on('file', (name, stream, fileName, _encoding, mime) => {
    if (reception === undefined) {
      stream.resume()
      refuse(new Problem(415, 'Cette adresse n’accepte pas de fichier. Rien n’a été modifié.'))
      return
    }
    streams.push(stream)
    const place = entries.push([name, '']) - 1
    const received = receiveFile(reception, { name: fileName, mime }, stream).then((file) => {
      entries[place] = [name, file]
    })
    received.catch((error: unknown) => parser.destroy(error instanceof Error ? error : undefined))
    receiving.push(received)
  })
  parser.on('filesLimit', () => refuse(tooManyFiles()))
  parser.on('fieldsLimit', () => refuse(badRequest(`Un formulaire a ${FIELDS_AT_MOST} champs au plus.`)))
  try {
    await pipeline(payload, parser)
    await Promise.all(receiving)
    return entries
  } catch (error) {
    for (const stream of streams) stream.destroy()
    await Promise.allSettled(receiving)
    await removeFiles(entries.flatMap(([, value]) => (typeof value === 'string' ? [] : [value])))
    throw error instanceof Problem ? error : readingError(error)
  }
}

/** @throws Problem 400 for a form that does not say what stands between its parts */
function parserOf(contentType: string, fieldSize: number): Busboy {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize, fields: FIELDS_AT_MOST, files: FILES_AT_MOST },
    })
  } catch (error) {
    throw readingError(error)
  }
}

/** The error to answer when a form could not be read: a full disk stays what it is, anything else is a fault of the form. */
const readingError = (error: unknown): unknown =>
  isDiskFull(error) ? error : badRequest('Ce formulaire n’est pas lisible. Rien n’a été modifié.')

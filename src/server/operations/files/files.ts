import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findFile, insertFile, type FilePlace, type FileRow } from '#server/repositories/files'
import type { FileStore } from '#server/services/files'
import { invalid, notFound } from '../failure'
import { fieldErrors } from '../guard'
import type { UploadedFile } from '../uploads'
import { fileKinds, kindOf, type MediaType } from './kinds'

const LONGEST_NAME = 255

/** Where the bytes of a file are kept: under its firm, so that a folder is never everybody's. */
export const keyOf = ({ companyId, id }: FilePlace): string => `${companyId}/${id}`

interface FileWrite {
  /** Its row appears with it, or not at all: bytes without a row are swept away. */
  readonly transaction: Queryable
  readonly viewer: Pick<Viewer, 'companyId' | 'userId'>
  readonly now: Date
  readonly store: FileStore
}

/**
 * Keeps an uploaded file of the firm: a PDF or a picture by its own bytes, whatever its sender says.
 * @param field that is named where it is refused
 * @param name that it is called by; else the one that it came with
 * @returns its id, for the table that says what it belongs to
 * @throws Failure invalid
 */
export async function keepFile(
  { transaction, viewer, now, store }: FileWrite,
  upload: UploadedFile,
  { field, name }: { readonly field: string; readonly name: string | null },
): Promise<string> {
  const mediaType = await takenKind(upload, field)
  const id = randomUUID()
  const { companyId, userId } = viewer
  const { path, size, sha256 } = upload
  await store.put(keyOf({ companyId, id }), { path, size, mediaType })
  const called = writtenName(name) ?? writtenName(upload.said.name) ?? 'Document'
  await insertFile(transaction, { companyId, userId, now }, { id, name: called, media_type: mediaType, size, sha256 })
  return id
}

async function takenKind({ path, size }: UploadedFile, field: string): Promise<MediaType> {
  const kind = size === 0 ? undefined : await kindOf(path)
  if (kind === 'tooLarge')
    throw invalid(
      fieldErrors(field, 'Cette image est trop grande\u00a0: 60\u202fmillions de points au plus (largeur × hauteur)'),
    )
  if (kind === undefined)
    throw invalid(fieldErrors(field, 'Un PDF ou une image PNG, JPEG ou WebP en bon état est attendu'))
  return kind
}

/** A name without what no disk takes, undefined when nothing is left of it. */
function writtenName(name: string | null): string | undefined {
  const written = (name ?? '')
    .replace(/[\p{Cc}/\\]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
  return written === '' ? undefined : written
}

/** A file that is read: its bytes, once. */
export interface ReadFile extends FileRow {
  readonly stream: Readable
  /** What it is saved as: its name, with the ending of what it is. */
  readonly savedAs: string
}

/**
 * A file of a firm. Who asks has been found to have a right to it, by what it belongs to.
 * @throws Failure notFound, also when its bytes are lost
 */
export async function readFile(database: Queryable, store: FileStore, place: FilePlace): Promise<ReadFile> {
  const file = await findFile(database, place)
  const opened = file && (await store.open(keyOf(place)))
  if (!opened) throw notFound()
  return { ...file, size: opened.size, stream: opened.stream, savedAs: savedAs(file) }
}

function savedAs({ name, media_type: mediaType }: FileRow): string {
  const ending = isKind(mediaType) ? `.${fileKinds[mediaType]}` : ''
  const known = mediaType === 'image/jpeg' ? /\.jpe?g$/i.test(name) : name.toLowerCase().endsWith(ending)
  return known ? name : `${name}${ending}`
}

const isKind = (mediaType: string): mediaType is MediaType => Object.hasOwn(fileKinds, mediaType)

import { open } from 'node:fs/promises'
import { pictureOf } from '../uploads'

/** What is taken, by its media type, with how its name ends. */
export const fileKinds = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const
export type MediaType = keyof typeof fileKinds

/** Points: what a browser unpacks without trouble. */
const POINTS_AT_MOST = 60_000_000
/** Bytes that tell what a file is: those of a camera come before the size of its picture. */
const HEAD_BYTES = 262_144

/** What a file is by its own bytes; undefined for what is not taken, `tooLarge` for a picture that nobody could show. */
export async function kindOf(path: string): Promise<MediaType | 'tooLarge' | undefined> {
  const head = await headOf(path)
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  const picture = pictureOf(head)
  if (!picture) return undefined
  return picture.width * picture.height > POINTS_AT_MOST ? 'tooLarge' : picture.mediaType
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

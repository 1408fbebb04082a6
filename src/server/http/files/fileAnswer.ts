import type { ReadFile } from '#server/operations/files'
import type { Answer } from '../route'

/** A kept file as it is read from where its bytes are. It is saved, never shown in the place of a page. */
export const fileAnswer = ({ stream, size, media_type: mediaType, savedAs }: ReadFile): Answer => ({
  stream,
  mediaType,
  length: size,
  savedAs,
})

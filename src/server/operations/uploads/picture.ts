import { imageSize } from 'image-size'

/** A picture, as its own bytes tell. Sizes in points. */
export interface Picture {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly width: number
  readonly height: number
}

const MEDIA_TYPES: ReadonlyMap<string | undefined, Picture['mediaType']> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
])

/** How the bytes of each kind begin: nothing else is looked into. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')) ||
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')

/** What is in these bytes; undefined when it is no picture that is shown. SVG is none: it may hold a program. */
export function pictureOf(bytes: Buffer): Picture | undefined {
  if (!isPicture(bytes)) return undefined
  try {
    const { type, width, height } = imageSize(bytes)
    const mediaType = MEDIA_TYPES.get(type)
    return mediaType && { mediaType, width, height }
  } catch {
    return undefined
  }
}

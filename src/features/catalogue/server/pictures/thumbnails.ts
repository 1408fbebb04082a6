import sharp from 'sharp'
import { pictureOf } from '#server/operations/uploads'

/** Why a picture is not shown, in French. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
}

/** Our copies of a picture, by how large they are: their longer side at most, in points. */
export const sizes = { large: 1_600, small: 480 } as const
export type PictureSize = keyof typeof sizes
export type PictureFormat = 'avif' | 'webp'

export interface Thumbnail {
  readonly size: PictureSize
  readonly format: PictureFormat
  readonly content: Buffer
}

export interface Thumbnails {
  readonly width: number
  readonly height: number
  readonly all: readonly Thumbnail[]
}

/** Points: what is unpacked without trouble. */
const POINTS_AT_MOST = 40_000_000

// One picture keeps one processor busy, beside the requests.
sharp.concurrency(1)

/** Copies of a picture, upright, without what a camera writes into it. @throws PictureRefused */
export async function thumbnailsOf(bytes: Buffer): Promise<Thumbnails> {
  const picture = pictureOf(bytes)
  if (!picture) throw new PictureRefused('Ce n’est pas une image PNG, JPEG ou WebP.')
  const { width, height } = picture
  if (width * height > POINTS_AT_MOST)
    throw new PictureRefused('Cette image est trop grande\u202f: 40\u202fmillions de points au plus.')
  try {
    const upright = sharp(bytes, { limitInputPixels: POINTS_AT_MOST }).autoOrient()
    const all: Thumbnail[] = []
    for (const [size, side] of [['large', sizes.large] as const, ['small', sizes.small] as const]) {
      const small = upright.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      all.push({ size, format: 'avif', content: await small.clone().avif({ quality: 55, effort: 2 }).toBuffer() })
      all.push({ size, format: 'webp', content: await small.clone().webp({ quality: 78 }).toBuffer() })
    }
    return { width, height, all }
  } catch (error) {
    throw new PictureRefused('Cette image est abîmée.', { cause: error })
  }
}

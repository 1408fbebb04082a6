import sharp from 'sharp'
import type { Picture } from '#server/operations/uploads'

/** Points: what is unpacked without trouble. */
const POINTS_AT_MOST = 60_000_000
/** Text in a photograph stays easy to read. */
const QUALITY = 88

// One image keeps one processor busy, beside the requests.
sharp.concurrency(1)

/**
 * The same image upright, without what a camera writes into it: place, date, device, thumbnail.
 * @returns undefined for an image that is damaged or too large
 */
export async function cleanImage(content: Buffer, { mediaType }: Picture): Promise<Buffer | undefined> {
  try {
    const upright = sharp(content, { limitInputPixels: POINTS_AT_MOST }).autoOrient()
    if (mediaType === 'image/png') return await upright.png().toBuffer()
    return await (
      mediaType === 'image/webp' ? upright.webp({ quality: QUALITY }) : upright.jpeg({ quality: QUALITY })
    ).toBuffer()
  } catch {
    return undefined
  }
}

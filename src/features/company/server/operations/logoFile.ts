import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { entriesOf } from '#contract/json'
import { fieldErrors, invalid } from '#server/operations'
import { pictureOf, type UploadedFile } from '#server/operations/uploads'
import type { StoredLogo } from '../repositories/logos'
import { cleanedDrawing, isDrawing } from './drawing'

/** Points: what a browser unpacks without trouble. */
const POINTS_AT_MOST = 20_000_000

const refused = (field: string, message: string) => invalid(fieldErrors(field, message))

/** A logo as it is kept: cropped where that was asked, cleaned where it is a drawing. @throws Failure invalid */
export async function logoIn(file: UploadedFile, crop: unknown): Promise<StoredLogo> {
  const content = await readFile(file.path)
  if (isDrawing(content)) {
    if (crop !== undefined && crop !== null)
      throw refused('crop', 'Un dessin SVG ne se recadre pas ici\u00a0: enlevez ses marges.')
    return drawingIn(content)
  }
  const picture = pictureOf(content)
  if (!picture) throw refused('logo', 'Le logo doit être une image PNG, JPEG, WebP ou SVG')
  const { width, height, mediaType } = picture
  if (width * height > POINTS_AT_MOST)
    throw refused('logo', 'Cette image est trop grande\u202f: 20\u202fmillions de points au plus (largeur × hauteur)')
  if (crop !== undefined && crop !== null) return kept(await cropped(content, cropIn(crop, picture)), mediaType)
  await drawn(() => sharp(content, { limitInputPixels: POINTS_AT_MOST }).stats())
  return { sha256: file.sha256, mediaType, content }
}

function drawingIn(content: Buffer): StoredLogo {
  const cleaned = cleanedDrawing(content)
  if ('fault' in cleaned) throw refused('logo', cleaned.fault)
  return kept(cleaned.content, 'image/svg+xml')
}

const kept = (content: Buffer, mediaType: StoredLogo['mediaType']): StoredLogo => ({
  sha256: createHash('sha256').update(content).digest('hex'),
  mediaType,
  content,
})

interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Points of the picture; a form sends them as texts. */
function cropIn(crop: unknown, picture: { readonly width: number; readonly height: number }): Crop {
  const { x, y, width, height } = entriesOf(crop)
  const [left, top, wide, high] = [x, y, width, height].map((side) => Math.round(Number(side)))
  if (left === undefined || top === undefined || wide === undefined || high === undefined) throw wrongCrop()
  const isInside =
    left >= 0 && top >= 0 && wide > 0 && high > 0 && left + wide <= picture.width && top + high <= picture.height
  if (!isInside) throw wrongCrop()
  return { left, top, width: wide, height: high }
}

const wrongCrop = () => refused('crop', 'Le cadre doit être dans l’image\u00a0: x, y, width et height, en points')

const cropped = (content: Buffer, crop: Crop): Promise<Buffer> =>
  drawn(() => sharp(content, { limitInputPixels: POINTS_AT_MOST }).extract(crop).toBuffer())

/** @throws Failure invalid for a picture that its bytes do not draw: neither a browser nor paper would show it */
async function drawn<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch {
    throw refused('logo', 'Cette image ne se lit pas en entier\u00a0: enregistrez-la de nouveau, puis recommencez.')
  }
}

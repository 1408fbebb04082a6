import { readFile } from 'node:fs/promises'
import type { Resource } from '#contract/jsonapi'
import { accountPolicies } from '#features/account/server'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { fieldErrors, invalid, notFound, scopeOf } from '#server/operations'
import type { SettingWrite } from '#server/operations/settings'
import { pictureOf, uploadIn, type UploadedFile } from '#server/operations/uploads'
import * as repository from '../repositories/logos'
import { updateCompany } from './company'

/** Bytes. */
export const LARGEST_LOGO = 1_048_576
/** Points: what a browser unpacks without trouble. */
const POINTS_AT_MOST = 20_000_000

/** The two kinds of logo, and the address under which a logo is read: another one for each content. */
export type { LogoShape } from '../repositories/logos'
const addressOf = ({ sha256 }: UploadedFile): string => `/api/v3/company/logos/${sha256}`

/**
 * Gives the firm a logo, or takes it away when null was sent.
 * @throws Failure forbidden, and invalid for what is no picture of an accepted kind
 */
export function updateLogo(write: SettingWrite, shape: repository.LogoShape, input: unknown): Promise<Resource> {
  const { transaction, viewer } = write
  return updateCompany(write, null, async () => {
    const file = uploadIn(input, 'logo')
    await repository.replaceLogo(transaction, viewer.companyId, shape, file && (await pictureIn(file)))
    return { [shape]: file && addressOf(file) }
  })
}

async function pictureIn(file: UploadedFile): Promise<repository.StoredLogo> {
  const content = await readFile(file.path)
  const picture = pictureOf(content)
  if (!picture) throw invalid(fieldErrors('logo', 'Le logo doit être une image PNG, JPEG ou WebP'))
  if (picture.width * picture.height > POINTS_AT_MOST)
    throw invalid(
      fieldErrors('logo', 'Cette image est trop grande\u202f: 20\u202fmillions de points au plus (largeur × hauteur)'),
    )
  return { sha256: file.sha256, mediaType: picture.mediaType, content }
}

/** A logo of one's own firm. @throws Failure notFound */
export async function readLogo(
  database: Queryable,
  viewer: Viewer,
  sha256: string,
): Promise<Omit<repository.StoredLogo, 'sha256'>> {
  const logo = await repository.findLogo(scopeOf(accountPolicies.company.read, viewer), database, sha256)
  if (!logo) throw notFound()
  return logo
}

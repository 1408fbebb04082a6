import { isObject } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { accountPolicies } from '#features/account/server'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { notFound, scopeOf } from '#server/operations'
import type { SettingWrite } from '#server/operations/settings'
import { uploadIn } from '#server/operations/uploads'
import * as repository from '../repositories/logos'
import { updateCompany } from './company'
import { logoIn } from './logoFile'

/** Bytes. */
export const LARGEST_LOGO = 1_048_576

/** The two kinds of logo, and the address under which a logo is read: another one for each content. */
export type { LogoShape } from '../repositories/logos'
const addressOf = ({ sha256 }: repository.StoredLogo): string => `/api/v3/company/logos/${sha256}`

/**
 * Gives the firm a logo, cropped where `crop` says how, or takes it away when null was sent.
 * @throws Failure forbidden, and invalid for what is no picture of an accepted kind
 */
export function updateLogo(write: SettingWrite, shape: repository.LogoShape, input: unknown): Promise<Resource> {
  const { transaction, viewer } = write
  return updateCompany(write, null, async () => {
    const file = uploadIn(input, 'logo')
    const logo = file && (await logoIn(file, isObject(input) ? input['crop'] : undefined))
    await repository.replaceLogo(transaction, viewer.companyId, shape, logo)
    return { [shape]: logo && addressOf(logo) }
  })
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

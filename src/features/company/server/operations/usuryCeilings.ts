import { checkComplete } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { usuryCeilings } from '#features/company/contract'
import { accepted } from '#server/operations'
import type { SettingWrite } from '#server/operations/settings'
import { updateCompany } from './company'

/** Keeps the ceilings of a quarter for every calculation of the firm. */
export const updateUsuryCeilings = (write: SettingWrite, input: unknown): Promise<Resource> =>
  updateCompany(write, 'usury_ceilings', () => accepted(checkComplete(usuryCeilings, input)))

import { checkComplete } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { usuryCeilings } from '#features/company/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted } from '#server/operations'
import { updateCompany } from './company'

/** Keeps the ceilings of a quarter for every calculation of the firm. */
export const updateUsuryCeilings = (transaction: Queryable, viewer: Viewer, input: unknown): Promise<Resource> =>
  updateCompany(transaction, viewer, () => accepted(checkComplete(usuryCeilings, input)))

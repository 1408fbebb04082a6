import { checkComplete } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { accountPolicies } from '#features/account/server'
import { usuryCeilings } from '#features/company/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, notFound, scopeOf } from '#server/operations'
import * as repository from '../repositories/usuryCeilings'

/** Keeps the ceilings of a quarter for every calculation of the firm. */
export async function updateUsuryCeilings(transaction: Queryable, viewer: Viewer, input: unknown): Promise<Resource> {
  const scope = scopeOf(accountPolicies.company.update, viewer)
  const company = await repository.updateUsuryCeilings(
    scope,
    transaction,
    accepted(checkComplete(usuryCeilings, input)),
  )
  if (!company) throw notFound()
  return company
}

import type { Resource } from '#contract/jsonapi'
import { accountPolicies, accountTables } from '#features/account/server'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { notFound, scopeOf } from '#server/operations'
import { findResources, updateResources } from '#server/repositories/resources'

/** Writes columns of the viewer's firm. @returns the firm @throws Failure forbidden, notFound */
export async function updateCompany(
  transaction: Queryable,
  viewer: Viewer,
  columns: Readonly<Record<string, unknown>>,
): Promise<Resource> {
  const reach = { scope: scopeOf(accountPolicies.company.update, viewer) }
  await updateResources(accountTables.company, reach, transaction, columns)
  const [company] = await findResources(accountTables.company, reach, transaction)
  if (!company) throw notFound()
  return company
}

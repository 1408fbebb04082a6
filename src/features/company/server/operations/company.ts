import type { Resource } from '#contract/jsonapi'
import { accountPolicies, accountTables } from '#features/account/server'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { notFound, scopeOf } from '#server/operations'
import { findResources, updateResources } from '#server/repositories/resources'

type Columns = Readonly<Record<string, unknown>>

/**
 * Writes columns of the viewer's firm.
 * @param columns read once the viewer is known to have the right: who may not write is not told what is wrong with the input
 * @returns the firm @throws Failure forbidden, notFound, and what `columns` throws
 */
export async function updateCompany(
  transaction: Queryable,
  viewer: Viewer,
  columns: () => Columns | Promise<Columns>,
): Promise<Resource> {
  const reach = { scope: scopeOf(accountPolicies.company.update, viewer) }
  await updateResources(accountTables.company, reach, transaction, await columns())
  const [company] = await findResources(accountTables.company, reach, transaction)
  if (!company) throw notFound()
  return company
}

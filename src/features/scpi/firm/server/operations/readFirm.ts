import type { Resource, ResourceOf } from '#contract/jsonapi'
import { accountPolicies, accountTables } from '#features/account/server'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { notFound, resourcesOfType, scopeOf } from '#server/operations'
import { findResources } from '#server/repositories/resources'
import { policies } from '../policies'
import { tables } from '../tables'

type Firm = ResourceOf<'scpi_firm'>

/**
 * What the viewer’s firm says of itself: of its company’s row, and beside it. A change of either is another version, so that
 * who edits both never overwrites what somebody else just wrote.
 * @throws Failure forbidden
 */
export async function readFirm(database: Queryable, viewer: Viewer): Promise<Firm> {
  const scope = scopeOf(policies.scpi_firm.read, viewer)
  const company = await found(database, viewer)
  const own: readonly Resource[] = await findResources(tables.scpi_firm, { scope }, database)
  const [beside] = resourcesOfType(own, 'scpi_firm')
  const { name = null, rcs_number = null, rcs_city = null } = company.attributes
  return {
    type: 'scpi_firm',
    id: company.id,
    version: (company.version ?? 0) + (beside?.version ?? 0),
    attributes: { ...beside?.attributes, name, rcs_number, rcs_city },
    relationships: {},
  }
}

async function found(database: Queryable, viewer: Viewer): Promise<ResourceOf<'company'>> {
  const scope = scopeOf(accountPolicies.company.read, viewer)
  const rows: readonly Resource[] = await findResources(accountTables.company, { scope }, database)
  const [company] = resourcesOfType(rows, 'company')
  if (!company) throw notFound()
  return company
}

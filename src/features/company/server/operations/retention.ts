import { checkComplete, resources } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { accountPolicies } from '#features/account/server'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, notFound, scopeOf } from '#server/operations'
import * as repository from '../repositories/retention'

const { client_file_retention_years } = resources.company.fields
const retention = { type: 'company', fields: { client_file_retention_years }, relationships: {} } as const

/** What the request that changes the retention is checked by. */
export const retentionChange = retention

export async function updateRetention(transaction: Queryable, viewer: Viewer, input: unknown): Promise<Resource> {
  const scope = scopeOf(accountPolicies.company.update, viewer)
  const company = await repository.updateRetention(
    scope,
    transaction,
    accepted(checkComplete(retention, input)).client_file_retention_years,
  )
  if (!company) throw notFound()
  return company
}

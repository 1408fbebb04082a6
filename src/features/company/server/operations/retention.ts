import { checkComplete, resources } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted } from '#server/operations'
import { updateCompany } from './company'

const { client_file_retention_years } = resources.company.fields
const retention = { type: 'company', fields: { client_file_retention_years }, relationships: {} } as const

/** What the request that changes the retention is checked by. */
export const retentionChange = retention

/** Changes how long the firm keeps its files. */
export const updateRetention = (transaction: Queryable, viewer: Viewer, input: unknown): Promise<Resource> =>
  updateCompany(transaction, viewer, () => accepted(checkComplete(retention, input)))

import { checkComplete, resources } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { accepted } from '#server/operations'
import type { SettingWrite } from '#server/operations/settings'
import { updateCompany } from './company'

const { client_file_retention_years } = resources.company.fields
const retention = { type: 'company', fields: { client_file_retention_years }, relationships: {} } as const

/** What the request that changes the retention is checked by. */
export const retentionChange = retention

/** Changes how long the firm keeps its files. */
export const updateRetention = (write: SettingWrite, input: unknown): Promise<Resource> =>
  updateCompany(write, 'retention', () => accepted(checkComplete(retention, input)))

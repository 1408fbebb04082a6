import type { FeatureContract } from '#contract/resources'
import { auditEvent } from './resources/auditEvent'
import { trashItem } from './resources/trashItem'
import { userChange } from './users'

const resources = { audit_event: auditEvent, trash_item: trashItem } as const
export type CompanyResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends CompanyResources {}
}

/**
 * What is kept of the work of a firm (what was done, what was deleted), and its users: those who log in, whose resource stands in
 * `#contract/identity`.
 */
export const companyContract: FeatureContract = {
  resources,
  requests: [userChange],
  collections: [
    { type: 'audit_event', path: '/v3/company/audit-events' },
    { type: 'trash_item', path: '/v3/trash' },
    { type: 'user', path: '/v3/company/users' },
    { type: 'business_center', path: '/v3/company/business-centers' },
  ],
}

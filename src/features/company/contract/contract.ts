import type { FeatureContract } from '#contract/resources'
import { auditEvent } from './resources/auditEvent'
import { companyContact } from './resources/companyContact'
import { settingChange, settingChangeAction } from './resources/settingChange'
import { reportParameters } from './resources/reportParameters'
import { trashItem } from './resources/trashItem'
import { userChange } from './users'

const resources = { audit_event: auditEvent, trash_item: trashItem } as const
const settings = {
  company_contact: companyContact,
  setting_change: settingChange,
  commercial_report_parameters: reportParameters,
} as const
export type CompanyResources = typeof resources & typeof settings

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

/** What a firm sets, and whom its messages go to: no page but those of its settings needs it. */
export const companySettingsContract: FeatureContract = {
  resources: settings,
  requests: [settingChangeAction],
  collections: [
    { type: 'company_contact', path: '/v3/company/contacts' },
    { type: 'setting_change', path: '/v3/company/history' },
    { type: 'commercial_report_parameters', path: '/v3/company/commercial-report-parameters' },
  ],
}

import type { FeatureContract } from '#contract/resources'
import { companyContact } from './companyContact'
import { reportParameters } from './reportParameters'
import { settingChange, settingChangeAction } from './settingChange'

const resources = {
  company_contact: companyContact,
  setting_change: settingChange,
  commercial_report_parameters: reportParameters,
} as const
export type CompanySettingResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends CompanySettingResources {}
}

/** What a firm sets, and whom its messages go to: no page but those of its settings needs it. */
export const companySettingsContract: FeatureContract = {
  resources,
  requests: [settingChangeAction],
  collections: [
    { type: 'company_contact', path: '/v3/company/contacts' },
    { type: 'setting_change', path: '/v3/company/history' },
    { type: 'commercial_report_parameters', path: '/v3/company/commercial-report-parameters' },
  ],
}

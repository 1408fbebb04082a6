import type { CompanyResources } from '#features/company/contract'
import type { CompanySettingResources } from '#features/company/contract/settings'
import { nobody, ofCompany, readOnly, those, type Policies, type ResourcePolicy } from '#server/access'

const reading = those('readCompanySettings', ofCompany)
const writing = those('editCompanySettings', ofCompany)

/**
 * What those who look after the firm read, and some of them change: contacts, and those who log in. What one does with one’s own
 * account is another policy.
 */
export const firmUserPolicy: ResourcePolicy = {
  read: reading,
  list: reading,
  create: writing,
  update: writing,
  remove: writing,
}

/** The agencies of a firm. */
export const agencyPolicy: ResourcePolicy = {
  read: reading,
  list: reading,
  create: nobody,
  update: nobody,
  remove: nobody,
}

/** The trash of the firm; of what is in it, each sees what they could delete (`visibleTrash`). */
const inTrash = those('readAccount', ofCompany)

/** Who looks after sales is told to everybody of the firm. */
export const salesAdministrationPolicy: ResourcePolicy = readOnly(those('readAccount', ofCompany))

/** What was done in the firm is for those who look after it. */
export const policies: Policies<keyof (CompanyResources & CompanySettingResources)> = {
  company_contact: firmUserPolicy,
  trash_item: { ...readOnly(inTrash), update: inTrash, remove: inTrash },
  setting_change: { ...readOnly(reading), update: writing },
  // Advisers print them.
  commercial_report_parameters: {
    ...readOnly(those('useRealEstate', ofCompany)),
    update: those('editReportParameters', ofCompany),
  },
  audit_event: readOnly(those('readAuditTrail', ofCompany)),
}

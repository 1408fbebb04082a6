import type { ResourceType } from '#contract'
import type { ResourcePolicy } from '../policy'
import { rightsPolicy, tokenPolicy, userPolicy } from './account'
import { cataloguePolicy, propertyPolicy } from './catalogue'
import {
  clientFileAuditPolicy,
  clientFilePolicy,
  fixedSectionPolicy,
  historyPolicy,
  meetingPolicy,
  sectionPolicy,
} from './clientFile'
import { assignmentPolicy } from './clientFileTeam'
import { clientLeadPolicy, exchangePolicy, leadImportPolicy } from './clientLead'
import { businessCenterPolicy, companyPolicy, networkPolicy, settingPolicy } from './company'
import { locationPolicy } from './location'

/** Every resource × every verb: a resource of the catalogue without a policy does not compile. */
export const policies: Readonly<Record<ResourceType, ResourcePolicy>> = {
  client_file: clientFilePolicy,
  person: fixedSectionPolicy,
  companion: sectionPolicy,
  child: sectionPolicy,
  professional_situation: fixedSectionPolicy,
  income: fixedSectionPolicy,
  charge: fixedSectionPolicy,
  current_loan: sectionPolicy,
  heritage: fixedSectionPolicy,
  tax: fixedSectionPolicy,
  objective: fixedSectionPolicy,
  objective_location: sectionPolicy,
  ptz: fixedSectionPolicy,
  note: sectionPolicy,
  simulation: fixedSectionPolicy,
  simulation_charge: sectionPolicy,
  scenario: sectionPolicy,
  field_change: historyPolicy,
  meeting: meetingPolicy,
  client_file_assignment: assignmentPolicy,
  client_file_reading: clientFileAuditPolicy,
  client_file_deletion: clientFileAuditPolicy,
  expiring_client_file: clientFileAuditPolicy,
  user: userPolicy,
  role: rightsPolicy,
  permission: rightsPolicy,
  token: tokenPolicy,
  company: companyPolicy,
  network: networkPolicy,
  business_center: businessCenterPolicy,
  simulation_configuration: settingPolicy,
  location: locationPolicy,
  project: settingPolicy,
  promoter: cataloguePolicy,
  manager: cataloguePolicy,
  program: cataloguePolicy,
  property: propertyPolicy,
  price_change: propertyPolicy,
  property_proposal: sectionPolicy,
  client_lead: clientLeadPolicy,
  client_lead_exchange: exchangePolicy,
  client_lead_import: leadImportPolicy,
}

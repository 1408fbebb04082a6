import type { AttributesOf, ResourceDefinition } from '../resource'
import { businessCenter, company, network } from './company/company'
import { simulationConfiguration } from './company/simulationConfiguration'
import { permission, role, token } from './account/rights'
import { user } from './account/user'
import { location } from './catalogue/location'
import { program } from './catalogue/program'
import { project } from './catalogue/project'
import { manager, promoter } from './catalogue/promoter'
import { priceChange, property } from './catalogue/property'
import { propertyProposal } from './catalogue/propertyProposal'
import { clientLead } from './lead/clientLead'
import { clientLeadExchange } from './lead/clientLeadExchange'
import { clientLeadImport } from './lead/clientLeadImport'
import { charge } from './clientFile/charge'
import { child } from './clientFile/child'
import { clientFile } from './clientFile/clientFile'
import { companion } from './clientFile/companion'
import { currentLoan } from './clientFile/currentLoan'
import { clientFileAssignment } from './clientFile/clientFileAssignment'
import { clientFileDeletion } from './clientFile/clientFileDeletion'
import { clientFileReading } from './clientFile/clientFileReading'
import { expiringClientFile } from './clientFile/expiringClientFile'
import { meeting } from './clientFile/meeting'
import { fieldChange } from './clientFile/fieldChange'
import { heritage } from './clientFile/heritage'
import { income } from './clientFile/income'
import { note } from './clientFile/note'
import { objective } from './clientFile/objective'
import { objectiveLocation } from './clientFile/objectiveLocation'
import { person } from './clientFile/person'
import { professionalSituation } from './clientFile/professionalSituation'
import { ptz } from './clientFile/ptz'
import { scenario } from './clientFile/scenario'
import { simulation } from './clientFile/simulation'
import { simulationCharge } from './clientFile/simulationCharge'
import { tax } from './clientFile/tax'

/** Every resource that documents carry, by type. */
export const resources = {
  client_file: clientFile,
  person,
  companion,
  child,
  professional_situation: professionalSituation,
  income,
  charge,
  current_loan: currentLoan,
  heritage,
  tax,
  objective,
  objective_location: objectiveLocation,
  ptz,
  note,
  simulation,
  simulation_charge: simulationCharge,
  scenario,
  field_change: fieldChange,
  meeting,
  client_file_assignment: clientFileAssignment,
  client_file_reading: clientFileReading,
  client_file_deletion: clientFileDeletion,
  expiring_client_file: expiringClientFile,
  user,
  role,
  permission,
  token,
  company,
  network,
  business_center: businessCenter,
  simulation_configuration: simulationConfiguration,
  location,
  project,
  promoter,
  manager,
  program,
  property,
  price_change: priceChange,
  property_proposal: propertyProposal,
  client_lead: clientLead,
  client_lead_exchange: clientLeadExchange,
  client_lead_import: clientLeadImport,
} as const

export type ResourceType = keyof typeof resources
export type Attributes<Type extends ResourceType> = AttributesOf<(typeof resources)[Type]>

export function isResourceType(type: string): type is ResourceType {
  return Object.hasOwn(resources, type)
}

/** The definition of a type that is known at run time only. */
export function definitionOf(type: ResourceType): ResourceDefinition {
  return resources[type]
}

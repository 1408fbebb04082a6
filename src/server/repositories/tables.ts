import { clientFileSections, type ClientFileSection } from '#features/clientFile/contract/household'
import { definitionOf, type ResourceType } from '#contract'

/** `client_file_current_loans` of `current-loans`. */
export function tableOfSection({ path }: ClientFileSection): string {
  return `client_file_${path.replaceAll('-', '_')}`
}

const otherTables = {
  client_file: 'client_files',
  user: 'users',
  token: 'tokens',
  company: 'companies',
  network: 'networks',
  business_center: 'business_centers',
  simulation_configuration: 'simulation_configurations',
  promoter: 'visible_promoters',
  manager: 'visible_managers',
  program: 'visible_programs',
  property: 'visible_properties',
  price_change: 'property_price_changes',
  client_file_reading: 'client_file_readings',
  client_file_deletion: 'client_file_deletions',
  property_proposal: 'client_file_property_proposals',
  client_lead: 'client_leads',
  client_lead_exchange: 'client_lead_exchanges',
  client_lead_import: 'client_lead_imports',
} as const

const tables = new Map<string, string>([
  ...clientFileSections.map((section) => [section.definition.type, tableOfSection(section)] as const),
  ...Object.entries(otherTables),
])

/** @throws when the resources of this type are not stored */
export function tableOf(type: ResourceType): string {
  const table = tables.get(type)
  if (table === undefined) throw new Error(`No table holds resources of type ${type}`)
  return table
}

/** Attributes that are computed, not stored. */
const computed: ReadonlySet<string> = new Set([
  'client_file.origin',
  'user.scope',
  'program.property_count',
  'program.available_count',
  'program.lowest_price',
  'program.zone',
  'program.rent_per_square_meter',
  'program.price_per_square_meter',
])

/** The columns of a type: its attributes, by the same names. */
export function columnsOf(type: ResourceType): readonly string[] {
  return Object.keys(definitionOf(type).fields).filter((name) => !computed.has(`${type}.${name}`))
}

/** What is selected of a type from its table: id, version and attributes, each by its name. */
export function selected(type: ResourceType, alias: string): string {
  return ['id', 'version', ...columnsOf(type)].map((column) => `${alias}.${column}`).join(', ')
}

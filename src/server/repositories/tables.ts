import { clientFileSections, type ClientFileSection } from '#contract/clientFile'
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
} as const

/** The types that have a table of their own. */
export type StoredType = ClientFileSection['definition']['type'] | keyof typeof otherTables

const tables = new Map<ResourceType, string>([
  ...clientFileSections.map((section) => [section.definition.type, tableOfSection(section)] as const),
  ...Object.entries(otherTables).map(([type, table]) => [type as keyof typeof otherTables, table] as const),
])

export function tableOf(type: StoredType): string {
  return tables.get(type) ?? ''
}

/** Attributes that are computed, not stored. */
const computed: ReadonlySet<string> = new Set(['user.scope'])

/** The columns of a type: its attributes, by the same names. */
export function columnsOf(type: ResourceType): readonly string[] {
  return Object.keys(definitionOf(type).fields).filter((name) => !computed.has(`${type}.${name}`))
}

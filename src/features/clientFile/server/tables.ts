import type { ResourceType } from '#contract'
import { clientFileSections, type ClientFileSection } from '#features/clientFile/contract/household'
import { defineTable, type Table } from '#server/repositories'

export const tables = {
  // Where a household comes from is said by its lead.
  client_file: defineTable('client_file', 'client_files', ['origin']),
  property_proposal: defineTable('property_proposal', 'client_file_property_proposals'),
  client_file_reading: defineTable('client_file_reading', 'client_file_readings', ['client_file_title', 'reader_name']),
  client_file_deletion: defineTable('client_file_deletion', 'client_file_deletions', ['deleted_by']),
} as const

/** `client_file_current_loans` of `current-loans`, by the type of what it holds. */
export const sectionTables = new Map<ResourceType, Table>(
  clientFileSections.map(({ path, definition: { type } }) => [
    type,
    defineTable(type, `client_file_${path.replaceAll('-', '_')}`),
  ]),
)

/** The table of the sections of this type. @throws Error for a type that is no section */
export function sectionTable(type: ResourceType): Table {
  const table = sectionTables.get(type)
  if (!table) throw new Error(`No section of a client file holds resources of type ${type}`)
  return table
}

export const tableOfSection = ({ definition }: ClientFileSection): Table => sectionTable(definition.type)

import { clientFileAggregate } from '#features/clientFile/contract/household'
import { defineTable } from '#server/repositories'
import { nameOfUser } from '#server/repositories/resources'
import { keepAggregate, type Part } from '#server/repositories/aggregates'
import { titleOfFile } from './repositories/clients'

/** A colleague is shown by name, without the rest of the account. */
const colleague = (column: string): Part => ({
  type: 'user',
  json: (
    file,
  ) => `SELECT json_build_object('id', u.id, 'version', u.version, 'first_name', u.first_name, 'last_name', u.last_name)
    FROM users u WHERE u.company_id = ${file}.company_id AND u.id = ${file}.${column}`,
})

/** Its current sale is kept nowhere: whoever sells says it. */
const files = defineTable('client_file', 'client_files', { computed: { current_sale: () => 'NULL::jsonb' } })

export const keptClientFiles = keepAggregate(clientFileAggregate, files, {
  history: 'field_changes',
  creations: 'creations',
  // Who is in charge of the file, and who brought the lead that it was made of.
  parts: { adviser: colleague('adviser_id'), clientLeadCreator: colleague('lead_creator_id') },
})

const ofFile = { table: 'client_files', column: 'client_file_id' }

export const tables = {
  property_proposal: defineTable('property_proposal', 'client_file_property_proposals', {
    owner: ofFile,
    links: { property: 'property_id', client_file: 'client_file_id' },
  }),
  client_file_reading: defineTable('client_file_reading', 'client_file_readings', {
    owner: ofFile,
    isFixed: true,
    links: { client_file: 'client_file_id' },
    computed: {
      client_file_title: titleOfFile,
      reader_name: nameOfUser('user_id'),
    },
  }),
  client_file_deletion: defineTable('client_file_deletion', 'client_file_deletions', {
    isFixed: true,
    computed: { deleted_by: nameOfUser('user_id') },
  }),
} as const

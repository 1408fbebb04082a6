import { defineTable } from '#server/repositories'

export const tables = {
  client_lead: defineTable('client_lead', 'client_leads', {
    links: { adviser: 'adviser_id', creator: 'creator_id', client_file: 'client_file_id' },
  }),
  client_lead_exchange: defineTable('client_lead_exchange', 'client_lead_exchanges', {
    owner: { table: 'client_leads', column: 'client_lead_id' },
  }),
  client_lead_import: defineTable('client_lead_import', 'client_lead_imports'),
} as const

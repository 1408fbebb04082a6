import { defineTable } from '#server/repositories'

export const tables = {
  client_lead: defineTable('client_lead', 'client_leads'),
  client_lead_exchange: defineTable('client_lead_exchange', 'client_lead_exchanges'),
  client_lead_import: defineTable('client_lead_import', 'client_lead_imports'),
} as const

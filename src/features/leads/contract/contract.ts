import type { FeatureContract } from '#contract/resources'
import { clientLead } from './resources/clientLead'
import { clientLeadExchange } from './resources/clientLeadExchange'
import { clientLeadImport } from './resources/clientLeadImport'

const resources = {
  client_lead: clientLead,
  client_lead_exchange: clientLeadExchange,
  client_lead_import: clientLeadImport,
} as const
export type LeadResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends LeadResources {}
}

/** People who may become clients, what was exchanged with them, and how they came in. */
export const leadsContract: FeatureContract = {
  resources,
  collections: [
    { type: 'client_lead', path: '/v3/client-leads' },
    { type: 'client_lead_import', path: '/v3/client-leads/import' },
    {
      type: 'client_lead_exchange',
      path: 'exchanges',
      parent: { type: 'client_lead', relationship: 'exchanges' },
    },
  ],
}

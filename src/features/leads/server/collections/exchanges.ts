import type { ServedCollection } from '#server/http/collections'
import { followExchange, newExchange } from '../operations/exchanges'
import { policies } from '../policies'
import { tables } from '../tables'

/** What was said to a lead, or tried; the status of the lead follows. What was said stays. */
export const leadExchanges: ServedCollection = {
  label: 'Échanges avec un contact',
  table: tables.client_lead_exchange,
  parent: tables.client_lead,
  policy: policies.client_lead_exchange,
  list: { isWhole: true, usual: [{ name: 'occurred_at', descending: true }] },
  create: { isFilled: true, stored: newExchange, after: followExchange },
  summaries: { create: 'Consigne un échange ou une tentative sans réponse\u202f; l’état du contact suit' },
}

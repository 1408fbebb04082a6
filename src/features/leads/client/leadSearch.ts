import { leadOrigins } from '#features/clientFile/contract'
import { enumerations } from '#contract'
import { leadStatuses } from '#features/leads/contract'
import { aDay, aNumber, anId, aSwitch, oneOf, listSearch } from '#client/screens/filters'

/** The list of leads, as its address says it. */
export const leadSearch = listSearch({
  filters: {
    etat: oneOf(leadStatuses, 'status'),
    conseiller: anId('adviser'),
    dispositif: oneOf(enumerations.projectTypes, 'project_type'),
    origine: oneOf(leadOrigins, 'origin'),
    'budget-min': aNumber('min_investment_amount'),
    'budget-max': aNumber('max_investment_amount'),
    'recu-depuis': aDay('received_from'),
    'recu-avant': aDay('received_by'),
    'sans-echange-depuis': aDay('silent_since'),
    'en-retard': aSwitch('is_late'),
  },
  sorts: ['lastname', 'status', 'investment_amount', 'created_at', 'last_exchange_at'],
  usualSort: { key: 'created_at', direction: 'descending' },
})

export type LeadSearch = ReturnType<typeof leadSearch.searchOf>
export type LeadFilterName = keyof LeadSearch['filters']
export type LeadSearchChange = Parameters<typeof leadSearch.withChange>[1]

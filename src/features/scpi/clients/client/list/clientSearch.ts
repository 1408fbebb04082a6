import { anId, aSwitch, listSearch, oneOf } from '#client/screens/filters'
import { scpiChoices } from '#features/scpi/clients/contract'

/** Whether a client has signed the questionnaire, and it still holds. */
export const signatures = { valid: 'Signé, valable', expired: 'Expiré', none: 'Pas signé' } as const

/** The list of clients, as its address says it. */
export const clientSearch = listSearch({
  filters: {
    statut: oneOf(scpiChoices.clientStatuses, 'status'),
    conseiller: anId('adviser'),
    espace: oneOf(scpiChoices.portalStatuses, 'portal_status'),
    recueil: oneOf(signatures, 'kyc'),
    incomplets: aSwitch('incomplete'),
  },
  sorts: ['lastname', 'completeness', 'status', 'created_at', 'updated_at'],
  usualSort: { key: 'updated_at', direction: 'descending' },
})

export type ClientSearch = ReturnType<typeof clientSearch.searchOf>
export type ClientFilterName = keyof ClientSearch['filters']
export type ClientSearchChange = Parameters<typeof clientSearch.withChange>[1]

import { amount, choice } from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'

const { accommodationStatuses } = enumerations

/** What the household pays every month besides its loans. Euros a month. */
export const charge = defineResource('charge', {
  accommodation_status: choice(accommodationStatuses, {
    label: 'Statut d’occupation',
    required: true,
    help: 'Comment le client est logé aujourd’hui.',
  }),
  monthly_rent: amount({
    label: 'Loyer mensuel actuel',
    short: 'Loyer',
    required: true,
    help: 'Hors charges récupérables. 0 si propriétaire ou hébergé.',
    unit: '€/mois',
  }),
  monthly_expense: amount({
    label: 'Autres charges mensuelles',
    short: 'Autres charges',
    required: true,
    help: 'Charges récurrentes hors loyer, crédits et pensions.',
    unit: '€/mois',
  }),
  alimony: amount({
    label: 'Pensions alimentaires versées',
    short: 'Pensions',
    required: true,
    help: 'Montant mensuel versé.',
    unit: '€/mois',
  }),
})

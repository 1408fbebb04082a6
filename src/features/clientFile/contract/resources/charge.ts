import { amount, choice } from '#contract/fields'
import { householdFigures } from '#features/simulation/contract/resources'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'

const { accommodationStatuses } = enumerations
const { alimony, monthly_rent } = householdFigures

/** What the household pays every month besides its loans. Euros a month. */
export const charge = defineResource('charge', {
  accommodation_status: choice(accommodationStatuses, {
    label: 'Statut d’occupation',
    required: true,
    help: 'Comment le client est logé aujourd’hui.',
  }),
  monthly_rent,
  monthly_expense: amount({
    label: 'Autres charges mensuelles',
    short: 'Autres charges',
    required: true,
    help: 'Charges récurrentes hors loyer, crédits et pensions.',
    unit: '€/mois',
  }),
  alimony,
})

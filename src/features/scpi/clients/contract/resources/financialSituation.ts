import { defineResource } from '#contract/define'
import { choice } from '#contract/fields'
import { incomeChanges } from '../choices'
import { scpiAmount } from '../fields'

/** What the holder of an account can save, and wants to keep at hand. Euros. */
export const financialSituation = defineResource('financial_situation', {
  monthly_saving_amount: scpiAmount({ label: 'Capacité d’épargne mensuelle', unit: '€/mois' }),
  precautionary_saving_amount: scpiAmount({
    label: 'Épargne de précaution à conserver disponible',
    help: 'Ce qui doit rester disponible après l’opération.',
  }),
  expected_income_change: choice(incomeChanges, { label: 'Évolution prévisible des revenus à 5\u00a0ans' }),
  expected_expenses_amount: scpiAmount({ label: 'Dépenses exceptionnelles prévues à 5\u00a0ans' }),
})

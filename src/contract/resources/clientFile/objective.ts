import { amount, flag } from '../../fields'
import { defineResource } from '../../resource'

/** What the household wants. Euros a month. */
export const objective = defineResource('objective', {
  additional_income: flag({ label: 'Obtenir des revenus complémentaires', required: true }),
  reduce_tax: flag({ label: 'Réduire mes impôts', required: true, help: 'Obtenir une réduction ou un crédit d’impôt.' }),
  decrease_tax: flag({ label: 'Alléger la fiscalité de mes revenus', required: true, help: 'Diminuer les revenus imposables (fonciers, BIC…).' }),
  protecting_family: flag({ label: 'Protéger mes proches', required: true, help: 'Prévoyance, transmission.' }),
  build_heritage: flag({ label: 'Me constituer un patrimoine', required: true }),
  other: flag({ label: 'Autre objectif', required: true, help: 'Précisez dans une note.' }),
  monthly_saving_desired: amount({ label: 'Effort d’épargne souhaité', short: 'Effort souhaité', required: true, help: 'Somme que le client accepte de sortir chaque mois pour ce projet.', unit: '€/mois' }),
  monthly_saving_capacity: amount({ label: 'Capacité d’épargne mensuelle', short: 'Capacité d’épargne', required: true, help: 'Ce qu’il reste après toutes les dépenses.', unit: '€/mois' }),
  rent_post_loan_desired: amount({ label: 'Revenu locatif souhaité après le prêt', short: 'Loyer visé après prêt', required: true, help: 'Loyer net attendu une fois le crédit remboursé.', unit: '€/mois' }),
})

import { amount, flag, ranking } from '#contract/fields'
import { defineResource } from '#contract/define'

const aims = {
  additional_income: 'Obtenir des revenus complémentaires',
  reduce_tax: 'Réduire mes impôts',
  decrease_tax: 'Alléger la fiscalité de mes revenus',
  protecting_family: 'Protéger mes proches',
  build_heritage: 'Me constituer un patrimoine',
  other: 'Autre objectif',
} as const

/** What the household wants, in its order of importance. Euros a month. */
export const objective = defineResource('objective', {
  additional_income: flag({ label: aims.additional_income, required: true }),
  reduce_tax: flag({ label: aims.reduce_tax, required: true, help: 'Obtenir une réduction ou un crédit d’impôt.' }),
  decrease_tax: flag({
    label: aims.decrease_tax,
    required: true,
    help: 'Diminuer les revenus imposables (fonciers, BIC…).',
  }),
  protecting_family: flag({ label: aims.protecting_family, required: true, help: 'Prévoyance, transmission.' }),
  build_heritage: flag({ label: aims.build_heritage, required: true }),
  other: flag({ label: aims.other, required: true, help: 'Précisez dans une note.' }),
  priorities: ranking(aims, { label: 'Ordre d’importance des objectifs', short: 'Priorités' }),
  monthly_saving_desired: amount({
    label: 'Effort d’épargne souhaité',
    short: 'Effort souhaité',
    required: true,
    help: 'Somme que le client accepte de sortir chaque mois pour ce projet.',
    unit: '€/mois',
  }),
  monthly_saving_capacity: amount({
    label: 'Capacité d’épargne mensuelle',
    short: 'Capacité d’épargne',
    required: true,
    help: 'Ce qu’il reste après toutes les dépenses.',
    unit: '€/mois',
  }),
  rent_post_loan_desired: amount({
    label: 'Revenu locatif souhaité après le prêt',
    short: 'Loyer visé après prêt',
    required: true,
    help: 'Loyer net attendu une fois le crédit remboursé.',
    unit: '€/mois',
  }),
})

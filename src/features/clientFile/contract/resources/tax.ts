import { amount, decimal, flag, rate } from '#contract/fields'
import { defineResource } from '#contract/define'

/** The income tax of the household, as its last notice says it. */
export const tax = defineResource('tax', {
  annual_tax: amount({
    label: 'Impôt sur le revenu annuel',
    short: 'Impôt annuel',
    required: true,
    help: 'Montant figurant sur le dernier avis, avant crédits d’impôt.',
    unit: '€/an',
  }),
  credit_tax_used: amount({
    label: 'Réductions et crédits déjà utilisés',
    short: 'Niches utilisées',
    required: true,
    help: 'Consomment le plafonnement des niches fiscales.',
    unit: '€/an',
  }),
  has_ifi: flag({ label: 'Assujetti à l’IFI', required: true }),
  fiscal_part: decimal({
    label: 'Nombre de parts',
    required: true,
    help: 'Calculé à partir du foyer, modifiable.',
    minimum: 1,
    maximum: 10,
    unit: 'parts',
  }),
  tmi_rate: rate({
    label: 'Tranche marginale d’imposition',
    short: 'TMI',
    required: true,
    help: 'Calculée\u00a0; modifiable en cas de situation particulière.',
  }),
})

import { amount, flag, rate } from '#contract/fields'
import { householdFigures } from '#features/simulation/contract/resources'
import { defineResource } from '#contract/define'

/** The income tax of the household, as its last notice says it. */
export const tax = defineResource('tax', {
  annual_tax: householdFigures.annual_tax,
  credit_tax_used: amount({
    label: 'Réductions et crédits déjà utilisés',
    short: 'Niches utilisées',
    required: true,
    help: 'Consomment le plafonnement des niches fiscales.',
    unit: '€/an',
  }),
  has_ifi: flag({ label: 'Assujetti à l’IFI', required: true }),
  fiscal_part: householdFigures.fiscalPart(1),
  tmi_rate: rate({
    label: 'Tranche marginale d’imposition',
    short: 'TMI',
    required: true,
    help: 'Calculée\u00a0; modifiable en cas de situation particulière.',
  }),
})

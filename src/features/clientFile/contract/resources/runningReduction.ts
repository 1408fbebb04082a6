import { amount, choice, integer, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'

/** A tax reduction that the household gets year after year: of an earlier operation, or of another one under study. */
export const runningReduction = defineResource('running_reduction', {
  label: text({
    label: 'Libellé',
    private: true,
    help: 'Ex. «\u00a0Pinel 2021, case 7QR de l’avis\u00a0» ou «\u00a0Denormandie à venir\u00a0».',
  }),
  cap: choice(enumerations.reductionCaps, { label: 'Plafond', required: true, initial: 'general' }),
  amount: amount({ label: 'Réduction de l’année', required: true, unit: '€/an' }),
  first_year: integer({
    label: 'Première année de revenus',
    minimum: 2000,
    maximum: 2100,
    help: 'Vide\u00a0: elle court déjà.',
  }),
  last_year: integer({ label: 'Dernière année de revenus', required: true, minimum: 2000, maximum: 2100 }),
})

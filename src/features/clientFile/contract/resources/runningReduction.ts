import { amount, choice, integer, ordered, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations, messages } from '#contract'

/** A tax reduction that the household gets year after year: of an earlier operation, or of another one under study. */
export const runningReduction = defineResource('running_reduction', {
  label: text({
    label: 'Libellé',
    private: true,
    help: 'Ex. «\u00a0Pinel 2021, case 7QR de l’avis\u00a0» ou «\u00a0Denormandie à venir\u00a0».',
  }),
  cap: choice(enumerations.reductionCaps, { label: 'Plafond', required: true, initial: 'general' }),
  amount: amount({ label: 'Réduction de l’année', required: true, unit: '€/an' }),
  first_year: ordered(
    integer({
      label: 'Première année de revenus',
      minimum: 2000,
      maximum: 2100,
      help: 'Vide\u00a0: elle court déjà.',
    }),
    { other: 'last_year', is: 'notAbove', message: messages.yearAfterLast },
  ),
  last_year: ordered(integer({ label: 'Dernière année de revenus', required: true, minimum: 2000, maximum: 2100 }), {
    other: 'first_year',
    is: 'notBelow',
    message: messages.yearBeforeFirst,
  }),
})

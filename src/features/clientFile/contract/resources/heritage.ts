import { largeAmount } from '#contract/fields'
import { defineResource } from '#contract/define'

/** What the household owns. Euros. */
export const heritage = defineResource('heritage', {
  main_residence_value: largeAmount({
    label: 'Valeur de la résidence principale',
    required: true,
    help: 'Valeur vénale estimée. 0 si locataire.',
  }),
  liquidity: largeAmount({ label: 'Liquidités', required: true, help: 'Comptes courants et livrets.' }),
  security_and_bond: largeAmount({
    label: 'Placements financiers',
    required: true,
    help: 'Assurance-vie, PEA, titres, obligations.',
  }),
  investment_real_estate: largeAmount({
    label: 'Immobilier locatif',
    required: true,
    help: 'Valeur vénale des biens de rapport et des SCPI.',
  }),
})

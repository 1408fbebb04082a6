import { defineResource } from '#contract/define'
import { scpiAmount } from '../fields'

/** Real estate and other goods of a mass, at what they would sell for. Euros. */
export const nonFinancialAsset = defineResource('non_financial_asset', {
  real_estate_home_amount: scpiAmount({ label: 'Résidence principale' }),
  real_estate_secondary_home_amount: scpiAmount({ label: 'Résidences secondaires' }),
  real_estate_other_without_defisc_amount: scpiAmount({ label: 'Immobilier locatif sans dispositif fiscal' }),
  real_estate_other_with_defisc_amount: scpiAmount({
    label: 'Immobilier locatif avec dispositif fiscal',
    help: 'Pinel, Denormandie…',
  }),
  real_estate_various_amount: scpiAmount({ label: 'Autres biens immobiliers', help: 'Terrains, garages, bois.' }),
  sci_amount: scpiAmount({ label: 'Parts de SCI' }),
  other_non_financial_assets_amount: scpiAmount({
    label: 'Autres biens',
    help: 'Entreprise, œuvres d’art, véhicules…',
  }),
})

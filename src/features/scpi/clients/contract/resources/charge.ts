import { defineResource } from '#contract/define'
import { flag, rate } from '#contract/fields'
import { scpiAmount } from '../fields'

const UNIT = { unit: '€/mois' } as const

/** What a mass pays every month besides its loans. Euros a month. */
export const charge = defineResource('pp_charge', {
  free_of_charge_housing: flag({ label: 'Logé à titre gratuit' }),
  monthly_rent_amount: scpiAmount({ label: 'Loyer', ...UNIT }),
  monthly_alimony_amount: scpiAmount({ label: 'Pensions alimentaires versées', ...UNIT }),
  monthly_income_tax_amount: scpiAmount({ label: 'Impôt sur le revenu', ...UNIT }),
  monthly_real_estate_tax_amount: scpiAmount({ label: 'Taxes foncières', ...UNIT }),
  monthly_housing_tax_amount: scpiAmount({
    label: 'Taxe d’habitation',
    help: 'Des résidences secondaires.',
    ...UNIT,
  }),
  monthly_ifi_tax_amount: scpiAmount({ label: 'IFI', ...UNIT }),
  monthly_current_charges_amount: scpiAmount({
    label: 'Charges courantes',
    help: 'Alimentation, énergie, assurances, transports…',
    ...UNIT,
  }),
  tmi_rate: rate({ label: 'Tranche marginale d’imposition', maximum: 1 }),
})

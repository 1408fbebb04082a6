import { FRANCE } from '#contract/countries'
import { defineResource } from '#contract/define'
import { amount, choice, decimal, flag, ranking, rate, structured, text, yesNo } from '#contract/fields'
import { fiscalTypes, propertyIncomeRegimes, tinAbsenceReasons, usIndicia } from '../choices'
import { byQuarters, country, scpiAmount } from '../fields'
import { isOtherResidences, OTHER_RESIDENCES, taxNumber, usTaxNumber } from '../taxNumbers'

const CEILING = 100_000_000

/** How the holder of an account is taxed, and where. Amounts in euros, rates as fractions. */
export const fiscality = defineResource('fiscality', {
  fiscal_type: choice(fiscalTypes, { label: 'Régime fiscal' }),
  fiscal_residence: country({ label: 'Pays de résidence fiscale', initial: FRANCE }),
  fiscal_identification_number: taxNumber('fiscal_residence', { label: 'Numéro d’identification fiscale (NIF)' }),
  tin_absence_reason: choice(tinAbsenceReasons, { label: 'Motif d’absence de NIF' }),
  other_fiscal_residences: structured(
    {
      kind: 'list',
      message: OTHER_RESIDENCES,
      isValue: isOtherResidences,
      items: {
        country: country({ label: 'Pays' }),
        tin: text({ label: 'NIF', private: true }),
        tin_absence_reason: choice(tinAbsenceReasons, { label: 'Motif d’absence de NIF' }),
      },
    },
    { label: 'Autres résidences fiscales', private: true, encrypted: true },
  ),
  non_resident_rate: rate({ label: 'Taux d’imposition non-résident', maximum: 1 }),
  us_person: yesNo({ label: 'Personne américaine (US person)' }),
  us_tin: usTaxNumber({ label: 'TIN ou SSN américain' }),
  us_indicia: ranking(usIndicia, { label: 'Indices d’américanité' }),
  fiscal_part: byQuarters(decimal({ label: 'Nombre de parts fiscales', minimum: 1, maximum: 10, required: false })),
  taxable_income_amount: scpiAmount({ label: 'Revenu net imposable du foyer', unit: '€/an' }),
  fiscal_reference_income_amount: scpiAmount({ label: 'Revenu fiscal de référence', unit: '€/an' }),
  income_tax_amount: scpiAmount({ label: 'Impôt sur le revenu (dernier avis)', unit: '€/an' }),
  property_income_regime: choice(propertyIncomeRegimes, { label: 'Régime des revenus fonciers' }),
  existing_net_property_income_amount: amount({
    label: 'Revenus fonciers nets existants',
    unit: '€/an',
    minimum: -CEILING,
    maximum: CEILING,
  }),
  property_deficit_carried_amount: scpiAmount({ label: 'Déficits fonciers reportables' }),
  ifi_liable: yesNo({ label: 'Assujetti à l’IFI' }),
  ifi_taxable_base_amount: scpiAmount({ label: 'Base nette taxable à l’IFI' }),
  withholding_exemption: flag({ label: 'Dispense du prélèvement forfaitaire' }),
  social_affiliation_eea: flag({ label: 'Affilié à un régime social d’un autre État de l’EEE, ou suisse' }),
})

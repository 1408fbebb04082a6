import { usedUnderCaps } from '../runningReductions'
import { wealthTaxReport } from '../wealthTax'
import { CONTRIBUTIONS_FORMULA, contributionsDetails } from './contributions'
import { given, input, TO_THE_CENT, TO_THE_EURO } from './step'
import {
  incomeTaxDetails,
  incomeTaxFormula,
  leviesDetails,
  LEVIES_FORMULA,
  rentalResultDetails,
  rentalResultFormula,
} from './tax'
import { type Columns, ofYear } from './yearlyColumns'
import { type TaxedHousehold, yearRules } from '../taxEffect'

type Tax =
  | 'rent_tax'
  | 'tax_saving'
  | 'wealth_tax'
  | 'taxable_rental_income'
  | 'depreciation'
  | 'deferred_depreciation'
  | 'deficit_on_global_income'
  | 'carried_deficit'
  | 'taxable_income_before'
  | 'taxable_income_after'
  | 'income_tax_before'
  | 'income_tax_after'
  | 'social_levies'
  | 'social_contributions'
  | 'tax_reduction'
  | 'lost_tax_reduction'

const FOREIGN_CREDIT =
  'Un crédit retire l’impôt qui porte sur les loyers étrangers, dans leur proportion du revenu imposable.'

/** What the operation changes in the tax of the household. */
export const taxColumns: Columns<Tax> = {
  rent_tax: {
    label: 'Impôt sur les loyers',
    unit: 'euros_per_year',
    formula:
      'Impôt avec l’opération, avant ses réductions, moins impôt sans elle, prélèvements sociaux ajoutés et cotisations sociales.',
    valueOf: (line) => line.rent_tax,
    details: ({ line, effect }) => ({
      inputs: [
        input('Impôt avec l’opération, avant réductions', effect.after.taxWithoutReductions, 'euros_per_year'),
        ofYear(line, 'income_tax_before', 'Impôt sans l’opération'),
        ofYear(line, 'social_levies', 'Prélèvements sociaux ajoutés'),
        ...(line.social_contributions === 0 ? [] : [ofYear(line, 'social_contributions', 'Cotisations sociales')]),
      ],
      rounding: TO_THE_EURO,
    }),
  },
  tax_saving: {
    label: 'Économie d’impôt',
    unit: 'euros_per_year',
    formula:
      'Impôt du foyer sans l’opération moins impôt avec elle quand il baisse, prélèvements sociaux épargnés et réductions d’impôt.',
    valueOf: (line) => line.tax_saving,
    details: ({ line, effect }) => ({
      inputs: [
        ofYear(line, 'income_tax_before', 'Impôt sans l’opération'),
        input('Impôt avec l’opération, avant réductions', effect.after.taxWithoutReductions, 'euros_per_year'),
        ofYear(line, 'income_tax_after', 'Impôt avec l’opération'),
        ofYear(line, 'social_levies', 'Prélèvements sociaux ajoutés ou épargnés'),
      ],
      rounding: TO_THE_EURO,
    }),
  },
  wealth_tax: {
    label: 'IFI ajouté',
    unit: 'euros_per_year',
    formula:
      'IFI du 1er janvier avec l’opération, moins IFI sans elle\u202f; 0 quand le foyer n’y est pas soumis ou que son patrimoine n’est pas connu.',
    valueOf: (line) => line.wealth_tax,
    details: ({ line, computation: { wealthYears } }) => ({
      inputs: wealthTaxReport(wealthYears)
        .filter(({ year }) => year === line.year)
        .flatMap(({ tax_before, tax_after }) => [
          input('IFI avec l’opération', tax_after, 'euros_per_year', `wealth_tax.${line.year}.tax_after`),
          input('IFI sans l’opération', tax_before, 'euros_per_year', `wealth_tax.${line.year}.tax_before`),
        ]),
      rounding: TO_THE_EURO,
    }),
  },
  taxable_rental_income: {
    label: 'Résultat fiscal',
    unit: 'euros_per_year',
    formula: ({ computation }) => rentalResultFormula(computation),
    valueOf: (line) => line.taxable_rental_income,
    details: ({ line, computation }) => rentalResultDetails(computation, line),
  },
  depreciation: {
    label: 'Amortissement déduit',
    unit: 'euros_per_year',
    formula:
      'Amortissement de l’année et celui qui attendait, dans la limite du résultat que la loi permet\u202f; 0 quand le régime n’en déduit pas.',
    valueOf: (line) => line.depreciation,
    details: ({ line, computation: { acquisition, outcome } }) => ({
      inputs:
        line.depreciation === 0
          ? []
          : [
              given('Prix du bien', acquisition.propertyPrice, 'euros', 'file'),
              given('Mobilier', acquisition.furniturePrice, 'euros', 'file'),
              ofYear(line, 'months_let', 'Mois loués', 'months'),
            ],
      law: line.depreciation === 0 ? [] : outcome.parameters,
      rounding: TO_THE_CENT,
    }),
  },
  deferred_depreciation: {
    label: 'Amortissement en attente',
    unit: 'euros',
    formula: 'Amortissement que les loyers n’ont pas permis de déduire, gardé sans limite de temps (CGI art. 39 C).',
    valueOf: (line) => line.deferred_depreciation,
    details: ({ line }) => ({ inputs: [ofYear(line, 'depreciation', 'Amortissement déduit')], rounding: TO_THE_CENT }),
  },
  deficit_on_global_income: {
    label: 'Déficit imputé sur le revenu global',
    unit: 'euros_per_year',
    formula: ({ declared: { furnished } }) =>
      furnished?.isProfessional === true
        ? 'Déficit du loueur professionnel, cotisations sociales comprises, sans plafond (CGI art. 156, I)\u202f; l’amortissement n’en crée pas (art. 39 C).'
        : 'Déficit qui ne vient pas des intérêts, dans la limite du plafond\u202f; 0 quand la location est bénéficiaire.',
    valueOf: (line) => line.deficit_on_global_income,
    details: ({ line, declared, computation: { outcome } }) => ({
      inputs: [ofYear(line, 'taxable_rental_income', 'Résultat fiscal'), ...capOf(declared.property?.globalIncomeCap)],
      law: line.deficit_on_global_income > 0 ? outcome.parameters : [],
      rounding: TO_THE_CENT,
    }),
  },
  carried_deficit: {
    label: 'Déficits en attente',
    unit: 'euros',
    formula: 'Déficits des années passées que les loyers des années suivantes pourront encore absorber.',
    valueOf: (line) => line.carried_deficit,
    details: ({ line }) => ({
      inputs: [
        ofYear(line, 'taxable_rental_income', 'Résultat fiscal'),
        ofYear(line, 'deficit_on_global_income', 'Imputé sur le revenu global'),
      ],
      law: [yearRules(line.year).propertyLifetime],
    }),
  },
  taxable_income_before: {
    label: 'Revenu imposable sans l’opération',
    unit: 'euros_per_year',
    formula: 'Revenu imposable du foyer et revenus fonciers nets déjà perçus.',
    valueOf: (line) => line.taxable_income_before,
    details: ({ computation: { taxedHousehold } }) => ({
      inputs: [
        given('Revenu imposable hors revenus fonciers', taxedHousehold.otherIncome, 'euros_per_year', 'file'),
        given('Revenus fonciers nets', taxedHousehold.netRentalIncome, 'euros_per_year', 'file'),
      ],
      rounding: TO_THE_EURO,
    }),
  },
  taxable_income_after: {
    label: 'Revenu imposable avec l’opération',
    unit: 'euros_per_year',
    formula:
      'Revenu imposable sans l’opération, augmenté des loyers imposables, diminué des déficits et de la CSG déductible.',
    valueOf: (line) => line.taxable_income_after,
    details: ({ line, declared: { foreignRents = 0 } }) => ({
      inputs: [
        ofYear(line, 'taxable_income_before', 'Revenu imposable sans l’opération'),
        ofYear(line, 'taxable_rental_income', 'Résultat fiscal de la location'),
        ofYear(line, 'deficit_on_global_income', 'Déficit imputé'),
        ...(foreignRents > 0 ? [input('Loyers étrangers nets', foreignRents, 'euros_per_year')] : []),
      ],
      law: [yearRules(line.year).deductibleCsg],
      rounding: TO_THE_EURO,
    }),
  },
  income_tax_before: {
    label: 'Impôt sans l’opération',
    unit: 'euros_per_year',
    formula: ({ effect }) => incomeTaxFormula(effect.before),
    valueOf: (line) => line.income_tax_before,
    details: ({ line, effect }) => incomeTaxDetails(effect.before, yearRules(line.year).incomeTax),
  },
  income_tax_after: {
    label: 'Impôt avec l’opération',
    unit: 'euros_per_year',
    formula: ({ effect, declared: { foreignRents = 0 } }) =>
      foreignRents > 0 ? `${incomeTaxFormula(effect.after)} ${FOREIGN_CREDIT}` : incomeTaxFormula(effect.after),
    valueOf: (line) => line.income_tax_after,
    details: ({ line, effect }) => incomeTaxDetails(effect.after, yearRules(line.year).incomeTax),
  },
  social_levies: {
    label: 'Prélèvements sociaux',
    unit: 'euros_per_year',
    formula: LEVIES_FORMULA,
    valueOf: (line) => line.social_levies,
    details: ({ line, computation }) => leviesDetails(computation, line),
  },
  social_contributions: {
    label: 'Cotisations sociales',
    unit: 'euros_per_year',
    formula: CONTRIBUTIONS_FORMULA,
    valueOf: (line) => line.social_contributions,
    details: contributionsDetails,
  },
  tax_reduction: {
    label: 'Réduction d’impôt',
    unit: 'euros_per_year',
    formula: 'Réduction du dispositif, dans la limite du plafond global des avantages et de l’impôt dû.',
    valueOf: (line) => line.tax_reduction,
    details: ({ line, declared, computation: { outcome, taxedHousehold } }) => {
      const { taxReduction = 0, overseasTaxReduction = 0, uncappedTaxReduction = 0 } = declared
      const capped = taxReduction + overseasTaxReduction
      const asked = capped + uncappedTaxReduction
      if (asked === 0 && line.tax_reduction === 0) return { rounding: TO_THE_EURO }
      return {
        inputs: [
          input('Réduction du dispositif', asked, 'euros_per_year'),
          ...(capped > 0 ? usedOfCaps(taxedHousehold, line.year) : []),
        ],
        law: [...outcome.parameters, yearRules(line.year).incomeTax.reductionCap],
        rounding: TO_THE_EURO,
      }
    },
  },
  lost_tax_reduction: {
    label: 'Réduction perdue',
    unit: 'euros_per_year',
    formula: 'Réduction au-dessus de l’impôt ou du plafond global, qu’aucune année suivante ne reprend.',
    valueOf: (line) => line.lost_tax_reduction,
    details: ({ line }) => ({ inputs: [ofYear(line, 'tax_reduction', 'Réduction utilisée')] }),
  },
}

/** What the household already counts under each cap. */
function usedOfCaps(household: TaxedHousehold, year: number) {
  const { general, overseas } = usedUnderCaps(household, year)
  return [
    ...(general === 0
      ? []
      : [given('Réductions et crédits déjà utilisés sous le plafond', general, 'euros_per_year', 'file')]),
    ...(overseas === 0 ? [] : [given('Réductions outre-mer déjà utilisées', overseas, 'euros_per_year', 'file')]),
  ]
}

function capOf(cap: number | undefined) {
  return cap === undefined || cap === Infinity ? [] : [input('Plafond de l’année', cap, 'euros_per_year')]
}

import type { HouseholdComposition } from '#domain'

/** A household as the official simulators count it. */
export interface CountedHousehold {
  joint?: true
  /** Children in full custody, and those of them who hold a disability card. */
  children?: number
  disabledChildren?: number
  alternating?: number
  disabledAlternating?: number
  widowed?: true
  loneParent?: true
  disabledAdults?: number
  /** Raised a child alone for five years, lives alone since (box L). */
  formerLoneParent?: true
  /** Veteran’s card or pension of war widow (boxes W, S, G). */
  veteran?: true
}

/** An income-tax case published or recorded elsewhere. Euros; only the figures that the source gives are expected. */
export interface IncomeTaxCase {
  year: number
  household: CountedHousehold
  /** Wages of each adult, or the taxable income itself. */
  wages?: readonly number[]
  taxableIncome?: number
  expected: Readonly<Record<string, number>>
  source: string
}

/** The composition that a count of members describes. */
export function compositionOf(counted: CountedHousehold): HouseholdComposition {
  const members = (count: number, disabled: number, alternating: boolean) =>
    Array.from({ length: count }, (_, index) => ({
      has_alternating_custody: alternating,
      is_handicapped: index < disabled,
    }))
  return {
    joint: counted.joint ?? false,
    children: [
      ...members(counted.children ?? 0, counted.disabledChildren ?? 0, false),
      ...members(counted.alternating ?? 0, counted.disabledAlternating ?? 0, true),
    ],
    widowed: counted.widowed ?? false,
    lone_parent: counted.loneParent ?? false,
    handicapped_adults: counted.disabledAdults ?? 0,
  }
}

/** Results of the DGFiP simulator, of BOFiP and service-public, and of the maintainers of openfisca-france. */
export const incomeTaxCases: readonly IncomeTaxCase[] = [
  {
    year: 2011,
    household: {},
    wages: [150000],
    expected: { tax: 42338 },
    source: 'openfisca-france a7038ee tests/formulas/irpp.yaml #6',
  },
  {
    year: 2011,
    household: { joint: true, children: 4, disabledChildren: 1 },
    taxableIncome: 130000,
    expected: { tax: 10854 },
    source: 'BOFiP BOI-IR-LIQ-20-20-20 worked example (scale of income 2011)',
  },
  {
    year: 2011,
    household: { joint: true, children: 3 },
    wages: [25000, 20000],
    expected: { parts: 4, taxableIncome: 40500, grossTax: 916, tax: 916, marginalRate: 0.055 },
    source: 'DGFiP simulator, openfisca-france f19728d, decote-2011',
  },
  {
    year: 2011,
    household: {},
    wages: [70000],
    expected: { tax: 13334 },
    source: 'openfisca-france a7038ee tests/formulas/irpp_niches_fiscales.yaml #58',
  },
  {
    year: 2011,
    household: { joint: true, children: 3, disabledAdults: 1 },
    wages: [50000, 50000],
    expected: { parts: 4.5, taxableIncome: 90000, grossTax: 6574, tax: 6574, marginalRate: 0.14 },
    source: 'DGFiP simulator, openfisca-france f19728d, caseP-2011',
  },
  {
    year: 2011,
    household: { joint: true, children: 3, disabledChildren: 1 },
    wages: [50000, 50000],
    expected: { parts: 4.5, taxableIncome: 90000, grossTax: 6574, tax: 6574, marginalRate: 0.14 },
    source: 'DGFiP simulator, openfisca-france f19728d, nbG-2011',
  },
  {
    year: 2011,
    household: { children: 1, loneParent: true },
    wages: [150000],
    expected: { parts: 2, taxableIncome: 135843, grossTax: 38298, tax: 38298, marginalRate: 0.41 },
    source: 'DGFiP simulator, openfisca-france f19728d, plaf_qf_caseT-2011',
  },
  {
    year: 2011,
    household: {},
    wages: [24000],
    expected: { parts: 1, taxableIncome: 21600, grossTax: 1685, tax: 1685, marginalRate: 0.14 },
    source: 'DGFiP simulator, openfisca-france fc7e06d, aacc_defs',
  },
  {
    year: 2011,
    household: { disabledAdults: 1 },
    wages: [28000],
    expected: { tax: 1519 },
    source: 'openfisca-france a7038ee tests/formulas/irpp_niches_fiscales.yaml #100',
  },
  {
    year: 2011,
    household: { joint: true, children: 3, disabledAdults: 1 },
    wages: [50000, 50000],
    expected: { parts: 4.5, taxableIncome: 90000, grossTax: 6574, tax: 6574, marginalRate: 0.14 },
    source: 'DGFiP simulator, openfisca-france f19728d, caseF-2011',
  },
  {
    year: 2011,
    household: {},
    wages: [20000],
    expected: { tax: 1181 },
    source: 'openfisca-france a7038ee tests/formulas/irpp.yaml #4',
  },
  {
    year: 2011,
    household: { joint: true, children: 3 },
    wages: [15000, 10000],
    expected: { parts: 4, taxableIncome: 22500, grossTax: 0, tax: 0, marginalRate: 0 },
    source: 'DGFiP simulator, openfisca-france f19728d, ppe-2011',
  },
  {
    year: 2011,
    household: {},
    wages: [50000],
    expected: { tax: 7934 },
    source: 'openfisca-france a7038ee tests/formulas/irpp.yaml #5',
  },
  {
    year: 2012,
    household: { children: 1, loneParent: true },
    wages: [50000],
    expected: { parts: 2, taxableIncome: 45000, grossTax: 3894, tax: 3894, marginalRate: 0.3 },
    source: 'DGFiP simulator, openfisca-france f19728d, caseT-2012',
  },
  {
    year: 2012,
    household: { joint: true, children: 3, disabledAdults: 1 },
    wages: [50000, 50000],
    expected: { parts: 4.5, taxableIncome: 90000, grossTax: 6574, tax: 6574, marginalRate: 0.14 },
    source: 'DGFiP simulator, openfisca-france f19728d, caseP-2012',
  },
  {
    year: 2012,
    household: { joint: true, children: 3, disabledAdults: 1 },
    wages: [50000, 50000],
    expected: { parts: 4.5, taxableIncome: 90000, grossTax: 6574, tax: 6574, marginalRate: 0.14 },
    source: 'DGFiP simulator, openfisca-france f19728d, caseF-2012',
  },
  {
    year: 2012,
    household: { joint: true, children: 3, disabledChildren: 1 },
    wages: [50000, 50000],
    expected: { parts: 4.5, taxableIncome: 90000, grossTax: 6574, tax: 6574, marginalRate: 0.14 },
    source: 'DGFiP simulator, openfisca-france f19728d, nbG-2012',
  },
  {
    year: 2012,
    household: { disabledAdults: 1 },
    wages: [14000],
    expected: { tax: 0 },
    source: 'openfisca-france a7038ee tests/formulas/irpp_niches_fiscales.yaml #93',
  },
  {
    year: 2012,
    household: {
      joint: true,
      children: 2,
      disabledChildren: 1,
      alternating: 1,
      disabledAlternating: 1,
      disabledAdults: 2,
    },
    wages: [150000, 100000],
    expected: {
      parts: 5.25,
      taxableIncome: 228000,
      grossTax: 53765,
      complementaryReduction: 3490,
      tax: 50275,
      marginalRate: 0.41,
    },
    source: 'DGFiP simulator, openfisca-france f19728d, plaf_qf_casePF_nbGI-2012',
  },
  {
    year: 2012,
    household: { joint: true, children: 3 },
    wages: [25000, 20000],
    expected: { parts: 4, taxableIncome: 40500, grossTax: 916, decote: 22, tax: 894, marginalRate: 0.055 },
    source: 'DGFiP simulator, openfisca-france f19728d, decote-2012',
  },
  {
    year: 2012,
    household: { disabledAdults: 1 },
    wages: [28000],
    expected: { tax: 1519 },
    source: 'openfisca-france a7038ee tests/formulas/irpp_niches_fiscales.yaml #99',
  },
  {
    year: 2012,
    household: { joint: true, children: 3 },
    wages: [150000, 100000],
    expected: { parts: 4, taxableIncome: 228000, grossTax: 58765, tax: 58765, marginalRate: 0.41 },
    source: 'DGFiP simulator, openfisca-france f19728d, plaf_qf_family-2012',
  },
  {
    year: 2013,
    household: {},
    wages: [12000],
    expected: { decote: 263, tax: 0 },
    source: 'openfisca-france a7038ee tests/formulas/irpp.yaml #110',
  },
  {
    year: 2013,
    household: { joint: true, children: 3, disabledAdults: 1 },
    wages: [50000, 50000],
    expected: {
      parts: 4.5,
      taxableIncome: 90000,
      grossTax: 8278,
      complementaryReduction: 1497,
      tax: 6781,
      marginalRate: 0.3,
    },
    source: 'DGFiP simulator, openfisca-france f19728d, caseF-2013',
  },
  {
    year: 2013,
    household: { joint: true, children: 3, disabledAdults: 1 },
    wages: [50000, 50000],
    expected: {
      parts: 4.5,
      taxableIncome: 90000,
      grossTax: 8278,
      complementaryReduction: 1497,
      tax: 6781,
      marginalRate: 0.3,
    },
    source: 'DGFiP simulator, openfisca-france f19728d, caseP-2013',
  },
  {
    year: 2013,
    household: { joint: true, children: 3 },
    wages: [150000, 100000],
    expected: { parts: 4, taxableIncome: 227903, grossTax: 60511, tax: 60511, marginalRate: 0.41 },
    source: 'DGFiP simulator, openfisca-france f19728d, plaf_qf_family-2013',
  },
  {
    year: 2013,
    household: { joint: true, children: 3 },
    wages: [15000, 10000],
    expected: { parts: 4, taxableIncome: 22500, grossTax: 0, tax: 0, marginalRate: 0 },
    source: 'DGFiP simulator, openfisca-france f19728d, ppe-2013',
  },
  {
    year: 2013,
    household: { joint: true, children: 3, disabledChildren: 1 },
    wages: [50000, 50000],
    expected: {
      parts: 4.5,
      taxableIncome: 90000,
      grossTax: 8278,
      complementaryReduction: 1497,
      tax: 6781,
      marginalRate: 0.3,
    },
    source: 'DGFiP simulator, openfisca-france f19728d, nbG-2013',
  },
  {
    year: 2013,
    household: { children: 1, loneParent: true },
    wages: [50000],
    expected: { parts: 2, taxableIncome: 45000, grossTax: 4349, tax: 4349, marginalRate: 0.3 },
    source: 'DGFiP simulator, openfisca-france f19728d, caseT-2013',
  },
  {
    year: 2014,
    household: { joint: true, children: 3 },
    wages: [25000, 20000],
    expected: { parts: 4, taxableIncome: 40500, grossTax: 244, decote: 244, tax: 0, marginalRate: 0.14 },
    source: 'DGFiP simulator, openfisca-france cf9de53, decote-2014',
  },
  {
    year: 2014,
    household: { joint: true, children: 3, disabledAdults: 1 },
    wages: [50000, 50000],
    expected: {
      parts: 4.5,
      taxableIncome: 90000,
      grossTax: 8182,
      complementaryReduction: 1504,
      tax: 6678,
      marginalRate: 0.3,
    },
    source: 'DGFiP simulator, openfisca-france cf9de53, caseP-2014',
  },
  {
    year: 2014,
    household: { joint: true, children: 3 },
    wages: [15000, 10000],
    expected: { parts: 4, taxableIncome: 22500, grossTax: 0, tax: 0, marginalRate: 0 },
    source: 'DGFiP simulator, openfisca-france cf9de53, ppe-2014',
  },
  {
    year: 2014,
    household: {},
    wages: [10000],
    expected: { decote: 0, tax: 0 },
    source: 'openfisca-france a7038ee tests/formulas/irpp.yaml #117',
  },
  {
    year: 2014,
    household: {},
    wages: [18000],
    expected: { decote: 224, tax: 687 },
    source: 'openfisca-france a7038ee tests/formulas/irpp.yaml #116',
  },
  {
    year: 2014,
    household: { joint: true, children: 3, disabledAdults: 1 },
    wages: [50000, 50000],
    expected: {
      parts: 4.5,
      taxableIncome: 90000,
      grossTax: 8182,
      complementaryReduction: 1504,
      tax: 6678,
      marginalRate: 0.3,
    },
    source: 'DGFiP simulator, openfisca-france cf9de53, caseF-2014',
  },
  {
    year: 2014,
    household: { joint: true },
    wages: [30000, 0],
    expected: { decote: 803, tax: 264 },
    source: 'openfisca-france a7038ee tests/formulas/irpp.yaml #118',
  },
  {
    year: 2014,
    household: { joint: true, children: 3, disabledChildren: 1 },
    wages: [50000, 50000],
    expected: {
      parts: 4.5,
      taxableIncome: 90000,
      grossTax: 8182,
      complementaryReduction: 1504,
      tax: 6678,
      marginalRate: 0.3,
    },
    source: 'DGFiP simulator, openfisca-france cf9de53, nbG-2014',
  },
  {
    year: 2014,
    household: { children: 1, loneParent: true },
    wages: [150000],
    expected: { parts: 2, taxableIncome: 137843, grossTax: 39426, tax: 39426, marginalRate: 0.41 },
    source: 'DGFiP simulator, openfisca-france cf9de53, plaf_qf_caseT-2014',
  },
  {
    year: 2014,
    household: {
      joint: true,
      children: 2,
      disabledChildren: 1,
      alternating: 1,
      disabledAlternating: 1,
      disabledAdults: 2,
    },
    wages: [150000, 100000],
    expected: {
      parts: 5.25,
      taxableIncome: 227843,
      grossTax: 56550,
      complementaryReduction: 5264,
      tax: 51286,
      marginalRate: 0.41,
    },
    source: 'DGFiP simulator, openfisca-france cf9de53, plaf_qf_casePF_nbGI-2014',
  },
  {
    year: 2014,
    household: { children: 1, loneParent: true },
    wages: [50000],
    expected: { parts: 2, taxableIncome: 45000, grossTax: 4303, tax: 4303, marginalRate: 0.3 },
    source: 'DGFiP simulator, openfisca-france cf9de53, caseT-2014',
  },
  {
    year: 2015,
    household: { joint: true, children: 3 },
    wages: [150000, 100000],
    expected: { parts: 4, taxableIncome: 227830, grossTax: 60279, tax: 60279, marginalRate: 0.41 },
    source: 'DGFiP simulator, openfisca-france cf9de53, plaf_qf_family-2015',
  },
  {
    year: 2015,
    household: { joint: true, children: 3 },
    wages: [15000, 10000],
    expected: { parts: 4, taxableIncome: 22500, grossTax: 0, tax: 0, marginalRate: 0 },
    source: 'DGFiP simulator, openfisca-france cf9de53, ppe-2015',
  },
  {
    year: 2015,
    household: { joint: true, children: 3 },
    wages: [25000, 20000],
    expected: { parts: 4, taxableIncome: 40500, grossTax: 238, decote: 238, tax: 0, marginalRate: 0.14 },
    source: 'DGFiP simulator, openfisca-france cf9de53, decote-2015',
  },
  {
    year: 2015,
    household: { joint: true, children: 2, alternating: 1, disabledAlternating: 1 },
    wages: [50000, 50000],
    expected: {
      parts: 3.75,
      taxableIncome: 90000,
      grossTax: 10426,
      complementaryReduction: 753,
      tax: 9673,
      marginalRate: 0.3,
    },
    source: 'DGFiP simulator, openfisca-france cf9de53, nbI-2015',
  },
  {
    year: 2016,
    household: { joint: true, children: 3, disabledChildren: 1 },
    wages: [50000, 50000],
    expected: {
      parts: 4.5,
      taxableIncome: 90000,
      grossTax: 8139,
      complementaryReduction: 1508,
      tax: 6631,
      marginalRate: 0.3,
    },
    source: 'DGFiP simulator, openfisca-france cf9de53, nbG-2016',
  },
  {
    year: 2016,
    household: { joint: true, children: 2, alternating: 1, disabledAlternating: 1 },
    wages: [50000, 50000],
    expected: {
      parts: 3.75,
      taxableIncome: 90000,
      grossTax: 10407,
      complementaryReduction: 754,
      tax: 9653,
      marginalRate: 0.3,
    },
    source: 'DGFiP simulator, openfisca-france cf9de53, nbI-2016',
  },
  {
    year: 2016,
    household: { joint: true, children: 3 },
    wages: [15000, 10000],
    expected: { parts: 4, taxableIncome: 22500, grossTax: 0, tax: 0, marginalRate: 0 },
    source: 'DGFiP simulator, openfisca-france f19728d, ppe-2016',
  },
  {
    year: 2016,
    household: { joint: true, children: 3 },
    wages: [150000, 100000],
    expected: { parts: 4, taxableIncome: 227817, grossTax: 60239, tax: 60239, marginalRate: 0.41 },
    source: 'DGFiP simulator, openfisca-france cf9de53, plaf_qf_family-2016',
  },
  {
    year: 2016,
    household: { joint: true, children: 3, disabledAdults: 1 },
    wages: [50000, 50000],
    expected: {
      parts: 4.5,
      taxableIncome: 90000,
      grossTax: 8139,
      complementaryReduction: 1508,
      tax: 6631,
      marginalRate: 0.3,
    },
    source: 'DGFiP simulator, openfisca-france cf9de53, caseF-2016',
  },
  {
    year: 2016,
    household: { joint: true, children: 3 },
    wages: [25000, 20000],
    expected: { parts: 4, taxableIncome: 40500, grossTax: 232, decote: 232, tax: 0, marginalRate: 0.14 },
    source: 'DGFiP simulator, openfisca-france cf9de53, decote-2016',
  },
  {
    year: 2017,
    household: { joint: true, children: 3 },
    wages: [25000, 20000],
    expected: { parts: 4, grossTax: 178, decote: 178, tax: 0, marginalRate: 0.14 },
    source: 'DGFiP simulator, openfisca-france cf9de53, decote-2017',
  },
  {
    year: 2017,
    household: {
      joint: true,
      children: 2,
      disabledChildren: 1,
      alternating: 1,
      disabledAlternating: 1,
      disabledAdults: 2,
    },
    wages: [150000, 100000],
    expected: { parts: 5.25, grossTax: 56040, complementaryReduction: 5331, tax: 50709, marginalRate: 0.41 },
    source: 'DGFiP simulator, openfisca-france cf9de53, plaf_qf_casePF_nbGI-2017',
  },
  {
    year: 2017,
    household: { joint: true, children: 2, alternating: 1, disabledAlternating: 1 },
    wages: [50000, 50000],
    expected: { parts: 3.75, grossTax: 10242, complementaryReduction: 762, tax: 9480, marginalRate: 0.3 },
    source: 'DGFiP simulator, openfisca-france cf9de53, nbI-2017',
  },
  {
    year: 2017,
    household: { joint: true, children: 3, disabledAdults: 1 },
    wages: [50000, 50000],
    expected: { parts: 4.5, grossTax: 7952, complementaryReduction: 1523, tax: 6429, marginalRate: 0.3 },
    source: 'DGFiP simulator, openfisca-france cf9de53, caseP-2017',
  },
  {
    year: 2018,
    household: {},
    taxableIncome: 30000,
    expected: { taxWithAllParts: 3201.56 },
    source: 'service-public.fr sheet F34328',
  },
  {
    year: 2018,
    household: { joint: true, children: 2 },
    wages: [25000, 20000],
    expected: { parts: 3, taxableIncome: 40500, decote: 856, modestIncomeReduction: 126, tax: 503 },
    source: 'openfisca-france a7038ee tests/calculateur_impots/yaml/reduc_sous_conditions_ressources.yaml #1',
  },
  {
    year: 2019,
    household: { joint: true },
    taxableIncome: 60000,
    expected: { taxWithAllParts: 6287.12 },
    source: 'service-public.fr sheet F34328',
  },
  {
    year: 2020,
    household: { joint: true, children: 1 },
    wages: [100000, 0],
    expected: { tax: 13442 },
    source: 'openfisca/openfisca-france issue #1479 (official simulator value quoted)',
  },
  {
    year: 2021,
    household: { joint: true, children: 2 },
    taxableIncome: 60000,
    expected: { taxWithAllParts: 3225.75 },
    source: 'service-public.fr sheet F34328',
  },
  {
    year: 2021,
    household: { joint: true },
    taxableIncome: 60000,
    expected: { taxWithAllParts: 5843.9 },
    source: 'service-public.fr sheet F34328',
  },
  {
    year: 2023,
    household: {},
    taxableIncome: 30000,
    expected: { taxWithAllParts: 2286.23 },
    source: 'service-public.fr sheet F1419',
  },
  {
    year: 2024,
    household: {},
    taxableIncome: 30000,
    expected: { taxWithAllParts: 2165.48 },
    source: 'service-public.fr sheet F1419',
  },
  {
    year: 2024,
    household: { joint: true },
    taxableIncome: 63000,
    expected: { taxWithAllParts: 5230.96 },
    source: 'service-public.fr sheet F2705',
  },
]

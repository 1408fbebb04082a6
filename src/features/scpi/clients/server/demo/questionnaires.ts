import type { Attributes } from '#contract'
import type { scpiChoices } from '#features/scpi/clients/contract'

type Families =
  'regulated_savings' | 'unit_linked_funds' | 'equities' | 'bonds_structured' | 'rental_real_estate' | 'alternative'

/** What somebody of the demo answered. */
export interface DemoAnswers {
  readonly work: Partial<Attributes<'pp_professional_situation'>>
  /** Level of education, years in finance, who decides. */
  readonly training: readonly [
    keyof typeof scpiChoices.educationLevels,
    keyof typeof scpiChoices.financeExperiences,
    keyof typeof scpiChoices.managementModes,
  ]
  /** Operations and holding, by family. */
  readonly experience: Readonly<
    Partial<
      Record<Families, readonly [keyof typeof scpiChoices.operationCounts, keyof typeof scpiChoices.holdingPeriods]>
    >
  >
  /** Answers to the questions in their order, a letter each; `?` is « Je ne sais pas ». */
  readonly general: string
  readonly scpi: string
  readonly tolerance: string
  /** Subscriptions, holding, amount, sold, went through a fall. */
  readonly shares: readonly [
    keyof typeof scpiChoices.scpiOperationCounts,
    keyof typeof scpiChoices.scpiHoldingPeriods,
    keyof typeof scpiChoices.scpiInvestedRanges,
    boolean,
    boolean,
  ]
  readonly objective: Partial<Attributes<'pp_objective'>>
  readonly sustainability: Partial<Attributes<'quiz'>>
  readonly financial: Partial<Attributes<'financial_situation'>>
  readonly fiscality: Partial<Attributes<'fiscality'>>
  readonly income: Partial<Attributes<'pp_income'>>
  readonly charge: Partial<Attributes<'pp_charge'>>
  readonly financialAsset: Partial<Attributes<'financial_asset'>>
  readonly nonFinancialAsset: Partial<Attributes<'non_financial_asset'>>
  readonly loans: readonly Partial<Attributes<'pp_entity_loan'>>[]
}

/** Answers of the demo, by the key of the person; the others have answered nothing. */
export const questionnaires: Readonly<Record<string, DemoAnswers>> = {
  garance: {
    work: {
      work_status: 'cdi_trial_period_over',
      work_sector: 'health_social',
      profession: 'Pharmacienne',
      socio_professional_category: '3',
      retirement_age: 64,
    },
    training: ['bac_5', 'none', 'advised'],
    experience: { regulated_savings: ['3_10', 'gt_5y'], unit_linked_funds: ['1_2', '2y_5y'] },
    general: 'ababb?ab',
    scpi: 'bbbacb?a?b',
    shares: ['none', 'never', 'none', false, false],
    tolerance: 'cddd',
    objective: {
      premium_investments: ['future_income', 'wealth_diversification'],
      investment_duration: '10y_15y',
      investment_risk: 'moderate',
      max_loss_accepted: 'lte_25',
      liquidity_need: 'exceptional',
    },
    sustainability: {
      esg_interest: 'yes',
      esg_taxonomy_min: 'none',
      esg_sustainable_min: 'gte_10',
      esg_pai_families: ['energy_inefficiency'],
      esg_combination: 'any',
    },
    financial: { monthly_saving_amount: 900, precautionary_saving_amount: 12000, expected_income_change: 'stable' },
    fiscality: {
      fiscal_type: 'resident_ir',
      fiscal_residence: 'FR',
      us_person: false,
      tin_absence_reason: 'unable_to_obtain',
      fiscal_part: 1.5,
      taxable_income_amount: 43_200,
      property_income_regime: 'none',
      ifi_liable: false,
    },
    income: { income_types: ['wages'], monthly_wages_pensions_amount: 4_000 },
    charge: {
      monthly_rent_amount: 900,
      monthly_income_tax_amount: 300,
      monthly_current_charges_amount: 1_000,
      tmi_rate: 0.3,
    },
    financialAsset: {
      current_account_amount: 4_000,
      livret_a_blue_amount: 20_000,
      life_insurance_amount: 46_000,
      uc_life_insurance_rate: 0.4,
    },
    nonFinancialAsset: {},
    loans: [],
  },
  'lormeau-j': {
    work: {
      work_status: 'retirement',
      work_sector: 'none',
      profession: 'Ingénieur',
      socio_professional_category: '7',
      retirement_age: 62,
    },
    training: ['bac_2_3', 'none', 'advised'],
    experience: {
      regulated_savings: ['3_10', 'gt_5y'],
      unit_linked_funds: ['3_10', 'gt_5y'],
      equities: ['3_10', 'gt_5y'],
      rental_real_estate: ['1_2', 'gt_5y'],
    },
    general: 'ababbbab',
    scpi: 'bbbacbaa??',
    shares: ['3_5', 'gt_5y', '10k_50k', false, true],
    tolerance: 'cdcc',
    objective: {
      premium_investments: ['immediate_income', 'transmission'],
      investment_duration: '8y_10y',
      investment_risk: 'moderate',
      max_loss_accepted: 'lte_25',
      liquidity_need: 'exceptional',
    },
    sustainability: { esg_interest: 'no' },
    financial: { monthly_saving_amount: 800, precautionary_saving_amount: 20000, expected_income_change: 'stable' },
    fiscality: {
      fiscal_type: 'resident_ir',
      fiscal_residence: 'FR',
      us_person: false,
      tin_absence_reason: 'unable_to_obtain',
      fiscal_part: 2,
      taxable_income_amount: 38_880,
      property_income_regime: 'micro',
      ifi_liable: false,
    },
    income: {
      income_types: ['pensions', 'real_estate'],
      monthly_wages_pensions_amount: 3_200,
      monthly_real_estate_revenue_amount: 400,
    },
    charge: {
      monthly_income_tax_amount: 200,
      monthly_real_estate_tax_amount: 150,
      monthly_current_charges_amount: 1_650,
      tmi_rate: 0.11,
    },
    financialAsset: {
      current_account_amount: 10_000,
      livret_ldds_amount: 12_000,
      livret_a_blue_amount: 22_950,
      cel_amount: 15_050,
      scpi_amount: 40_000,
      securities_account_amount: 35_000,
      pea_account_amount: 75_000,
    },
    nonFinancialAsset: { real_estate_home_amount: 310_000 },
    loans: [],
  },
  'lormeau-m': {
    work: {
      work_status: 'retirement',
      work_sector: 'none',
      profession: 'Institutrice',
      socio_professional_category: '7',
      retirement_age: 62,
    },
    training: ['bac', 'none', 'never'],
    experience: { regulated_savings: ['1_2', 'gt_5y'] },
    general: 'a?ab????',
    scpi: 'bbb?c?????',
    shares: ['none', 'never', 'none', false, false],
    tolerance: 'abbb',
    objective: {
      premium_investments: ['immediate_income'],
      investment_duration: '8y_10y',
      investment_risk: 'low',
      max_loss_accepted: 'lte_10',
      liquidity_need: 'partial_5y',
    },
    sustainability: { esg_interest: 'no_answer' },
    financial: { monthly_saving_amount: 300, precautionary_saving_amount: 15000, expected_income_change: 'stable' },
    fiscality: {
      fiscal_type: 'resident_ir',
      fiscal_residence: 'FR',
      us_person: false,
      tin_absence_reason: 'unable_to_obtain',
      fiscal_part: 2,
      taxable_income_amount: 38_880,
      property_income_regime: 'none',
      ifi_liable: false,
    },
    income: { income_types: ['pensions'], monthly_wages_pensions_amount: 1_500 },
    charge: { monthly_current_charges_amount: 1_000, tmi_rate: 0.11 },
    financialAsset: { current_account_amount: 7_050, livret_a_blue_amount: 22_950, term_account_amount: 10_000 },
    nonFinancialAsset: { real_estate_home_amount: 310_000 },
    loans: [],
  },
  orgeval: {
    work: {
      work_status: 'entrepreneur',
      work_sector: 'industry',
      profession: 'Président de société',
      socio_professional_category: '2',
      retirement_age: 65,
      ape_code: '70.22Z',
      siren_number: '000 482 117',
      legal_category: '5710',
    },
    training: ['bac_5', 'none', 'alone'],
    experience: {
      regulated_savings: ['gt_10', 'gt_5y'],
      unit_linked_funds: ['gt_10', 'gt_5y'],
      equities: ['gt_10', 'gt_5y'],
      rental_real_estate: ['gt_10', 'gt_5y'],
      bonds_structured: ['3_10', 'gt_5y'],
      alternative: ['3_10', '2y_5y'],
    },
    general: 'ababbbab',
    scpi: 'bbbacbaabb',
    shares: ['gt_5', 'gt_5y', 'gt_150k', true, true],
    tolerance: 'eeee',
    objective: {
      premium_investments: ['tax_optimisation', 'future_income'],
      investment_duration: '10y_15y',
      investment_risk: 'very_high',
      max_loss_accepted: 'lte_100',
      liquidity_need: 'none',
    },
    sustainability: { esg_interest: 'no' },
    financial: { monthly_saving_amount: 5000, precautionary_saving_amount: 100000, expected_income_change: 'stable' },
    fiscality: {
      fiscal_type: 'non_resident_eea',
      fiscal_residence: 'LU',
      us_person: false,
      tin_absence_reason: 'unable_to_obtain',
      non_resident_rate: 0.2,
      fiscal_part: 3,
      taxable_income_amount: 162_000,
      property_income_regime: 'real',
      ifi_liable: true,
      ifi_taxable_base_amount: 1_560_000,
    },
    income: {
      income_types: ['company_director', 'real_estate'],
      monthly_company_director_revenue_amount: 13_000,
      monthly_real_estate_revenue_amount: 2_000,
    },
    charge: {
      monthly_income_tax_amount: 2_700,
      monthly_real_estate_tax_amount: 500,
      monthly_ifi_tax_amount: 400,
      monthly_current_charges_amount: 3_400,
      tmi_rate: 0.41,
    },
    financialAsset: {
      current_account_amount: 80_000,
      livret_csl_amount: 100_000,
      scpi_amount: 150_000,
      other_financial_assets_amount: 70_000,
      securities_account_amount: 300_000,
      life_insurance_amount: 400_000,
      uc_life_insurance_rate: 0.6,
    },
    nonFinancialAsset: { real_estate_home_amount: 1_200_000, real_estate_other_without_defisc_amount: 700_000 },
    loans: [
      {
        type: 'amortizing',
        purpose: 'rental_investment',
        monthly_payment_amount: 2_500,
        remaining_capital_amount: 400_000,
        end_date: '2039-06-30',
        rate: 0.0165,
      },
    ],
  },
  kermadec: {
    work: {
      work_status: 'official',
      work_sector: 'education',
      profession: 'Professeure',
      socio_professional_category: '3',
      retirement_age: 64,
    },
    training: ['bac_5', 'none', 'advised'],
    experience: { regulated_savings: ['3_10', 'gt_5y'], unit_linked_funds: ['3_10', '2y_5y'] },
    general: 'ababb?ab',
    scpi: 'bbbacbaa?b',
    shares: ['1_2', 'lt_2y', 'lt_10k', false, false],
    tolerance: 'bdcd',
    objective: {
      premium_investments: ['wealth_diversification', 'future_income'],
      investment_duration: '10y_15y',
      investment_risk: 'moderate',
      max_loss_accepted: 'lte_25',
      liquidity_need: 'exceptional',
    },
    sustainability: {
      esg_interest: 'yes',
      esg_taxonomy_min: 'gte_5',
      esg_sustainable_min: 'gte_50',
      esg_pai_families: ['fossil_fuels', 'energy_inefficiency', 'ghg_emissions'],
      esg_combination: 'all',
    },
    financial: { monthly_saving_amount: 400, precautionary_saving_amount: 10000, expected_income_change: 'stable' },
    fiscality: {
      fiscal_type: 'resident_ir',
      fiscal_residence: 'FR',
      us_person: false,
      tin_absence_reason: 'unable_to_obtain',
      fiscal_part: 2.5,
      taxable_income_amount: 29_160,
      property_income_regime: 'none',
      ifi_liable: false,
    },
    income: { income_types: ['wages'], monthly_wages_pensions_amount: 2_700 },
    charge: {
      monthly_rent_amount: 750,
      monthly_income_tax_amount: 90,
      monthly_current_charges_amount: 1_060,
      tmi_rate: 0.11,
    },
    financialAsset: {
      current_account_amount: 2_000,
      livret_a_blue_amount: 12_000,
      scpi_amount: 2_000,
      life_insurance_amount: 30_000,
      per_individual_amount: 6_000,
    },
    nonFinancialAsset: {},
    loans: [
      {
        type: 'amortizing',
        purpose: 'car',
        monthly_payment_amount: 150,
        remaining_capital_amount: 4_000,
        end_date: '2029-02-28',
      },
    ],
  },
}

import type { Attributes } from '#contract'

type OperationField = keyof Attributes<'simulation'>

interface InputGroup {
  readonly label: string
  readonly fields: readonly OperationField[]
}

/**
 * The groups of the operation, as addresses name them (`?groupe=bien`). What schemes ask is the group `dispositif`.
 */
export const inputGroups = {
  leviers: {
    label: 'Ce que l’on fait varier d’abord',
    fields: ['investment_price', 'contribution', 'loan_duration', 'loan_rate', 'suggested_rent'],
  },
  projet: {
    label: 'Projet et dates',
    fields: ['project', 'seniority', 'municipality', 'notary_signature_date', 'delivery_date', 'duration_to_display'],
  },
  bien: {
    label: 'Bien et meubles',
    fields: [
      'surface',
      'furniture_price',
      'renovation_price',
      'notary_fee',
      'property_tax_exemption',
      'waste_tax',
      'business_property_tax',
    ],
  },
  financement: {
    label: 'Financement',
    fields: [
      'insurance_rate',
      'insured_share',
      'companion_insurance_rate',
      'companion_insured_share',
      'insurance_basis',
      'loan_amortization_type',
      'pledge_initial_deposit_rate',
      'pledge_coverage_rate',
      'pledge_rate',
      'delay_type',
      'delay_duration',
      'guarantee_kind',
      'waives_early_repayment_fee',
      'guaranty_fee',
      'loan_application_fee',
      'brokerage_fee',
    ],
  },
  hypotheses: {
    label: 'Hypothèses',
    fields: [
      'yearly_rent_revaluation_rate',
      'vacancy_rate',
      'yearly_value_growth_rate',
      'resale_fee_rate',
      'budget_monitoring',
    ],
  },
} as const satisfies Readonly<Record<string, InputGroup>>

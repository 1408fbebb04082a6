import type { Attributes } from '#contract'

type OperationField = keyof Attributes<'simulation'>

interface InputGroup {
  readonly fields: readonly OperationField[]
}

/**
 * The groups of the operation, as addresses name them (`?groupe=bien`). What schemes ask is the group `dispositif`, the rest
 * `financement`.
 */
export const inputGroups = {
  leviers: {
    fields: ['investment_price', 'contribution', 'loan_duration', 'loan_rate', 'suggested_rent'],
  },
  projet: {
    fields: ['project', 'seniority', 'municipality', 'notary_signature_date', 'delivery_date', 'duration_to_display'],
  },
  bien: {
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
  hypotheses: {
    fields: [
      'yearly_rent_revaluation_rate',
      'vacancy_rate',
      'yearly_value_growth_rate',
      'resale_fee_rate',
      'budget_monitoring',
    ],
  },
} as const satisfies Readonly<Record<string, InputGroup>>

import type { scpiFirm } from '#features/scpi/firm/contract'

type FirmField = keyof typeof scpiFirm.fields

interface FieldGroup {
  readonly title: string
  readonly names: readonly FirmField[]
}

/** What the firm says of itself, in the order of the screen. */
export const firmGroups: readonly FieldGroup[] = [
  {
    title: 'Identité',
    names: ['name', 'legal_form', 'rcs_number', 'rcs_city', 'share_capital_amount'],
  },
  { title: 'Adresse', names: ['address', 'postal_code', 'municipality'] },
  {
    title: 'Statut de conseiller',
    names: ['orias_number', 'professional_association', 'association_member_number', 'advice_type'],
  },
  {
    title: 'Assurance et garantie',
    names: [
      'insurer_name',
      'insurer_address',
      'insurance_policy_number',
      'insurance_expiry_date',
      'insurance_guarantee_per_claim_amount',
      'insurance_guarantee_per_year_amount',
      'financial_guarantor_name',
      'financial_guarantee_amount',
    ],
  },
  {
    title: 'Rémunération et réclamations',
    names: ['remuneration_policy', 'mediator_name', 'mediator_contact', 'complaint_contact', 'dpo_email'],
  },
]

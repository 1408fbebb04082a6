import { amount, choice, email, isoDate, longText, postalCode, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { adviceTypes, legalCategories, professionalAssociations } from './choices'

/** Ceiling of the amounts of the SCPI area, in euros (specification §9). */
const HIGHEST_AMOUNT = 100_000_000
const sum = (label: string, help?: string) =>
  amount({ label, required: false, maximum: HIGHEST_AMOUNT, ...(help === undefined ? {} : { help }) })
const words = (label: string) => text({ label, required: false })

const ORIAS_LENGTH = 8
const oriasNumber = text({
  label: 'Numéro ORIAS',
  help: 'Huit chiffres, comme 13001585.',
  required: true,
  length: ORIAS_LENGTH,
})
/** Its length has a message of its own. */
const isOriasNumber = (value: unknown): boolean =>
  typeof value !== 'string' || value.length !== ORIAS_LENGTH || /^\d+$/.test(value)

/**
 * A firm as its SCPI clients and those who supervise it know it. Its name and register number are those of the company:
 * the real-estate area changes the same ones.
 */
export const scpiFirm = defineResource('scpi_firm', {
  name: text({ label: 'Dénomination', required: true, private: true }),
  legal_form: choice(legalCategories, { label: 'Forme juridique' }),
  rcs_number: text({
    label: 'Numéro RCS',
    help: 'Neuf chiffres, comme 732\u202f829\u202f320.',
    required: true,
    private: true,
    maxLength: 30,
  }),
  rcs_city: text({ label: 'Ville du greffe', required: true, private: true }),
  share_capital_amount: sum('Capital social'),
  address: text({ label: 'Adresse', required: false, private: true }),
  postal_code: postalCode({ label: 'Code postal', required: false }),
  municipality: text({ label: 'Commune', required: false, private: true }),
  orias_number: {
    ...oriasNumber,
    rule: oriasNumber.rule.test('digits', 'Huit chiffres sont attendus', isOriasNumber),
  },
  orias_checked_at: { ...isoDate({ label: 'Vérifié au registre le' }), readOnly: true },
  orias_checked_by: text({ label: 'Vérifié par', private: true, readOnly: true }),
  professional_association: choice(professionalAssociations, {
    label: 'Association professionnelle CIF',
    required: true,
  }),
  association_member_number: words('Numéro d’adhérent'),
  insurer_name: words('Assureur RCP'),
  insurer_address: words('Adresse de l’assureur'),
  insurance_policy_number: words('Numéro de police RCP'),
  insurance_expiry_date: isoDate({ label: 'Échéance RCP', required: false }),
  insurance_guarantee_per_claim_amount: sum('Garantie par sinistre'),
  insurance_guarantee_per_year_amount: sum('Garantie par an'),
  financial_guarantor_name: words('Garant financier'),
  financial_guarantee_amount: sum('Montant de la garantie financière'),
  advice_type: choice(adviceTypes, { label: 'Nature du conseil' }),
  remuneration_policy: longText({
    label: 'Mode de rémunération',
    help: 'Figure dans le document d’entrée en relation et le rapport.',
    required: false,
    maxLength: 10_000,
  }),
  mediator_name: words('Médiateur'),
  mediator_contact: words('Contact du médiateur'),
  complaint_contact: words('Contact réclamations'),
  dpo_email: email({ label: 'Contact données personnelles', required: false }),
})

/** What is done with what a firm says of itself. */
export const firmActions = { check_orias: 'Vérifié au registre ORIAS' } as const

/** A change of it: attributes, or that its number was looked up in the register. */
export const scpiFirmChange = {
  type: 'scpi_firm',
  fields: { ...scpiFirm.fields, action: choice(firmActions, { label: 'Action' }) },
  relationships: {},
} as const

/** The attributes that are the company’s own, kept with it. */
export const sharedFirmFields = ['name', 'rcs_number', 'rcs_city'] as const

/** What the documents that clients receive name besides what is required. */
const ofDocuments = [
  'legal_form',
  'address',
  'postal_code',
  'municipality',
  'insurer_name',
  'insurance_policy_number',
  'insurance_expiry_date',
  'advice_type',
  'remuneration_policy',
  'mediator_name',
  'complaint_contact',
] as const

/** The labels of what the documents of clients would lack. */
export function missingOfFirm(attributes: Readonly<Record<string, unknown>>): readonly string[] {
  return ofDocuments.filter((name) => (attributes[name] ?? null) === null).map((name) => scpiFirm.fields[name].label)
}

import type { Random } from './random'

/** A field that the journey types in. */
export interface TypedField {
  /** Name of the section on screen. */
  readonly section: string
  /** Its path under `/v3/client-files/{id}` and the name of the attribute. */
  readonly path: string
  readonly name: string
  readonly label: string
  readonly kind: 'amount' | 'text' | 'phone'
}

const section = (
  name: string,
  path: string,
  fields: Readonly<Record<string, readonly [label: string, kind?: TypedField['kind']]>>,
): readonly TypedField[] =>
  Object.entries(fields).map(([attribute, [label, kind = 'amount']]) => ({
    section: name,
    path,
    name: attribute,
    label,
    kind,
  }))

export const SOLUTION = 'L’opération'

/** Text and amount fields of every section that a file has once. */
export const typedFields: readonly TypedField[] = [
  ...section('Client', 'person', {
    firstname: ['Prénom', 'text'],
    lastname: ['Nom', 'text'],
    phone: ['Téléphone', 'phone'],
  }),
  ...section('Situation professionnelle', 'professional-situation', { employer: ['Employeur', 'text'] }),
  ...section('Revenus', 'income', {
    net_monthly_income: ['Revenu net mensuel du client'],
    net_rental_income: ['Revenus locatifs nets'],
    prior_land_deficit: ['Déficit foncier antérieur'],
    net_other_income: ['Autres revenus nets'],
  }),
  ...section('Charges du foyer', 'charge', {
    monthly_rent: ['Loyer mensuel actuel'],
    monthly_expense: ['Autres charges mensuelles'],
    alimony: ['Pensions alimentaires versées'],
  }),
  ...section('Patrimoine', 'heritage', {
    main_residence_value: ['Valeur de la résidence principale'],
    liquidity: ['Liquidités'],
    security_and_bond: ['Placements financiers'],
    investment_real_estate: ['Immobilier locatif'],
  }),
  ...section('Fiscalité', 'tax', {
    annual_tax: ['Impôt sur le revenu annuel'],
    credit_tax_used: ['Réductions et crédits déjà utilisés'],
  }),
  ...section('Objectifs', 'objective', {
    monthly_saving_desired: ['Effort d’épargne souhaité'],
    rent_post_loan_desired: ['Revenu locatif souhaité après le prêt'],
  }),
  ...section(SOLUTION, 'simulation', { investment_price: ['Prix du bien'], contribution: ['Apport personnel'] }),
]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A value for a field, as a person types it. */
export function valueFor({ kind }: TypedField, random: Random): string {
  if (kind === 'amount') return String(1 + random.below(99_999))
  if (kind === 'phone') return `06${String(random.below(100_000_000)).padStart(8, '0')}`
  return `Aa${Array.from({ length: 8 }, () => LETTERS.charAt(random.below(LETTERS.length))).join('')}`
}

/** What the server holds once `typed` is saved; a phone is compared by its digits. */
export const savedValue = ({ kind }: TypedField, typed: string): unknown => (kind === 'amount' ? Number(typed) : typed)

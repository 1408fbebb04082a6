import { leadCreation } from '#features/leads/contract'

export type LeadField = keyof typeof leadCreation.fields

const isField = (name: string): name is LeadField => Object.hasOwn(leadCreation.fields, name)

/** Fields that a file cannot say: who follows the lead is decided here. */
const notInFiles: readonly LeadField[] = ['adviser_id', 'origin']

/** The fields that a column may fill, in the order of the form. */
export const importedFields: readonly LeadField[] = Object.keys(leadCreation.fields)
  .filter(isField)
  .filter((name) => !notInFiles.includes(name))

/** Other names that files give to a field, without accents nor case. */
const otherNames: Readonly<Partial<Record<LeadField, readonly string[]>>> = {
  honorific: ['titre', 'genre'],
  firstname: ['prenom', 'first name'],
  lastname: ['nom', 'nom de famille', 'last name'],
  email: ['email', 'e-mail', 'mail', 'courriel'],
  phone: ['tel', 'mobile', 'portable', 'telephone mobile', 'numero'],
  birthdate: ['naissance', 'ne le', 'date naissance'],
  marital_status: ['situation', 'statut marital'],
  matrimonial_property_regime: ['regime'],
  postal_code: ['cp'],
  municipality: ['ville', 'localite'],
  project_type: ['projet', 'dispositif'],
  project_description: ['description'],
  investment_amount: ['budget', 'montant'],
  comment: ['commentaire', 'remarque'],
  net_monthly_income: ['revenu', 'revenu net', 'revenu mensuel', 'salaire'],
  annual_tax: ['impot', 'impots', 'impot annuel'],
  alimony: ['pension', 'pensions'],
  fiscal_part: ['parts', 'parts fiscales'],
  monthly_rent: ['loyer'],
  monthly_loan_payment: ['credits', 'mensualites'],
  has_consent: ['consentement', 'optin'],
  consented_on: ['date de consentement'],
}

/** Without accents, case, nor what stands between words. */
export const simplified = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Which field each column of a file fills; null for none. A field is filled once. */
export function matchColumns(columns: readonly string[]): readonly (LeadField | null)[] {
  const taken = new Set<LeadField>()
  return columns.map((column) => {
    const wanted = simplified(column)
    const field = importedFields.find((name) => !taken.has(name) && namesOf(name).includes(wanted))
    if (field === undefined) return null
    taken.add(field)
    return field
  })
}

const namesOf = (name: LeadField): readonly string[] =>
  [name, leadCreation.fields[name].label, ...(otherNames[name] ?? [])].map(simplified)

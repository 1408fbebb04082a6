import { matchColumns as match } from '#client/screens/tables'
import { leadCreation } from '#features/leads/contract'

export type LeadField = keyof typeof leadCreation.fields

const isField = (name: string): name is LeadField => Object.hasOwn(leadCreation.fields, name)

/** Fields that a file cannot say: who follows the lead is decided here. */
const notInFiles: readonly LeadField[] = ['adviser_id', 'origin']

/** The fields that a column may fill, in the order of the form. */
export const importedFields: readonly LeadField[] = Object.keys(leadCreation.fields)
  .filter(isField)
  .filter((name) => !notInFiles.includes(name))

/** What a column may be chosen to be. */
export const columnChoices = importedFields.map((value) => ({ value, label: leadCreation.fields[value].label }))

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

/** Which field each column of a file fills; null for none. A field is filled once. */
export const matchColumns = (columns: readonly string[]): readonly (LeadField | null)[] =>
  match(columns, importedFields, (name) => [name, leadCreation.fields[name].label, ...(otherNames[name] ?? [])])

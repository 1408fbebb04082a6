import { matchColumns } from '#client/screens/tables'
import { importableFields } from '#features/scpi/clients/contract'

const fields: readonly string[] = Object.keys(importableFields)

const labelOf = (name: string): string => importableFields[name]?.label ?? name

/** What a column may be chosen to be. */
export const columnChoices = fields.map((value) => ({ value, label: labelOf(value) }))

/** Other names that files give to a field. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  honorific: ['titre', 'genre', 'civ'],
  firstname1: ['prénom 1', 'premier prénom', 'first name'],
  lastname: ['nom', 'nom de famille', 'last name'],
  birth_name: ['nom de jeune fille', 'nom patronymique'],
  birthdate: ['naissance', 'né le', 'née le', 'date naissance', 'ddn'],
  email: ['e-mail', 'mail', 'courriel', 'adresse mail', 'adresse email'],
  phone: ['tél', 'téléphone', 'mobile', 'portable', 'téléphone portable'],
  pro_phone: ['tél pro', 'téléphone pro', 'fixe'],
  address: ['rue', 'adresse postale', 'adresse 1'],
  address_complement: ['complément', 'adresse 2'],
  postal_code: ['cp'],
  municipality: ['ville', 'localité'],
  country: ['pays'],
  birth_municipality: ['lieu de naissance', 'ville de naissance', 'né à'],
  birth_postal_code: ['cp naissance'],
  birth_department_code: ['département naissance'],
  nationality1: ['nationalité 1'],
  nationality2: ['nationalité 2', 'deuxième nationalité'],
  family_situation: ['situation', 'situation maritale', 'statut marital'],
  mariage_contract_type: ['régime', 'contrat de mariage'],
  pacs_contract_type: ['pacs'],
  union_date: ['date de mariage', 'date du pacs', 'mariage'],
  annual_household_gross_income_amount: ['revenus', 'revenus du foyer', 'revenus bruts', 'revenu annuel'],
  nb_children: ['enfants', 'nb enfants', 'nombre enfants'],
  nb_dependent_children: ['enfants à charge', 'à charge', 'nb enfants à charge'],
  nb_people_legal_family: ['foyer fiscal', 'personnes du foyer', 'nb personnes'],
}

/** The field of each column; null for none. */
export type FieldOfColumn = readonly (string | null)[]

/** Which field each column of a file seems to be. */
export const guessedFields = (columns: readonly string[]): FieldOfColumn =>
  matchColumns(columns, fields, (name) => [name, labelOf(name), ...(otherNames[name] ?? [])])

/** What no client is made without. */
const REQUIRED = ['firstname1', 'lastname', 'email'] as const

/** What the columns do not say and must. */
export const missingFields = (chosen: FieldOfColumn): readonly string[] =>
  REQUIRED.filter((name) => !chosen.includes(name)).map(labelOf)

/** Titles that several columns have, of which one is to be imported: a file names a column by its title. */
export const sameTitles = (columns: readonly string[], chosen: FieldOfColumn): readonly string[] => [
  ...new Set(
    columns.filter((title, place) => chosen[place] !== null && columns.filter((other) => other === title).length > 1),
  ),
]

/** The field of each column, by its title. */
export const mappingOf = (columns: readonly string[], chosen: FieldOfColumn): Readonly<Record<string, string>> =>
  Object.fromEntries(
    columns.flatMap((title, place) => {
      const field = chosen[place] ?? null
      return field === null ? [] : [[title, field]]
    }),
  )

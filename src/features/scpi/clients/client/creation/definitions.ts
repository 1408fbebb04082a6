import { definitionOf, type Attributes } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { clientCreation } from '#features/scpi/clients/contract'

const {
  conjoint_id: _conjoint,
  mif_category: _mif,
  aml_risk_level: _risk,
  deathdate: _death,
  ...asked
} = clientCreation.fields
const { honorific, firstname1, lastname, birth_name, birthdate, email, phone, judicial_capacity } = asked

/** What the first step asks: who the client is. */
export const identityAsked = { fields: asked }

/** What is asked at once of a spouse whose file begins here. */
export const spouseAsked = {
  fields: { honorific, firstname1, lastname, birth_name, birthdate, email, phone, judicial_capacity },
}

/** What the second step asks. */
export const familyAsked = () => ({ fields: definitionOf('family_situation').fields })

/** What a union makes the same for both: a will is of one person. */
const SHARED = [
  'family_situation',
  'mariage_contract_type',
  'pacs_contract_type',
  'union_date',
  'annual_household_gross_income_amount',
  'annual_household_net_income_range',
  'has_donation_between_spouses',
] as const

/** The family situation of the other person of a couple, as the first one said it. */
export const sharedFamily = ({ attributes }: Pick<ResourceOf<'family_situation'>, 'attributes'>): object =>
  Object.fromEntries(
    SHARED.flatMap((name) => {
      const value = attributes[name] ?? null
      return value === null || value === false ? [] : [[name, value]]
    }),
  )

const LIVED = ['address', 'address_complement', 'postal_code', 'municipality', 'country', 'adviser_id'] as const

/** What a couple usually has in common: where they live, and who follows them. */
export const sharedWith = (attributes: Partial<Attributes<'scpi_client'>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    LIVED.flatMap((name) => {
      const value = attributes[name] ?? null
      return value === null ? [] : [[name, value]]
    }),
  )

/** What was answered; what was left empty is not sent. */
export const answered = (attributes: object): object =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]: [string, unknown]) => value !== null))

import { beginning, optional, text } from '#contract/fields'
import {
  checkComplete,
  defineResource,
  nestedErrors,
  takeOut,
  type Checked,
  type CompleteAttributesOf,
} from '#contract/define'
import { householdFigures } from '#features/simulation/contract/resources'
import { companion } from '../resources/companion'

const { alimony, annual_tax, fiscalPart, monthly_loan_payment, monthly_rent } = householdFigures

/** The six figures that open a client file (specification §3, household create payload), and its title. Euros, a month but the tax. */
export const householdCreation = defineResource('household_creation', {
  net_monthly_income: householdFigures.net_monthly_income,
  annual_tax,
  alimony: beginning(alimony, 0),
  fiscal_part: fiscalPart(0),
  monthly_rent: beginning(monthly_rent, 0),
  monthly_loan_payment: optional(monthly_loan_payment),
  title: text({ label: 'Nom du dossier', maxLength: 100, private: true }),
})

const { honorific, firstname, lastname, birthdate, net_monthly_income } = companion.fields
/** The companion of a creation: the five fields of the specification. */
export const companionCreation = defineResource('companion_creation', {
  honorific,
  firstname,
  lastname,
  birthdate,
  net_monthly_income,
})

export interface HouseholdCreation {
  readonly household: CompleteAttributesOf<typeof householdCreation>
  readonly companion: CompleteAttributesOf<typeof companionCreation> | null
}

/** Checks a creation; errors of the companion carry dotted names (`companion.firstname`). */
export function checkHouseholdCreation(input: unknown): Checked<HouseholdCreation> {
  const { nested, rest } = takeOut(input, 'companion')
  const household = checkComplete(householdCreation, rest)
  const partner = nested === undefined || nested === null ? null : checkComplete(companionCreation, nested)
  if (household.valid && partner?.valid !== false)
    return { valid: true, attributes: { household: household.attributes, companion: partner?.attributes ?? null } }
  return {
    valid: false,
    errors: { ...(household.valid ? {} : household.errors), ...(partner ? nestedErrors(partner, 'companion') : {}) },
  }
}

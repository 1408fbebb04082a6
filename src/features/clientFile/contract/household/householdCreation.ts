import { amount, decimal, largeAmount, text } from '#contract/fields'
import {
  checkComplete,
  defineResource,
  nestedErrors,
  takeOut,
  type Checked,
  type CompleteAttributesOf,
} from '#contract/define'
import { companion } from '../resources/companion'

/** The six figures that open a client file (specification §3, household create payload), and its title. Euros, a month but the tax. */
export const householdCreation = defineResource('household_creation', {
  net_monthly_income: largeAmount({ label: 'Revenu net mensuel du foyer', required: true, unit: '€/mois' }),
  annual_tax: amount({ label: 'Impôt sur le revenu annuel', required: true, unit: '€/an' }),
  alimony: amount({ label: 'Pensions alimentaires versées', required: true, unit: '€/mois', initial: 0 }),
  fiscal_part: decimal({ label: 'Nombre de parts', required: true, minimum: 0, maximum: 10, unit: 'parts' }),
  monthly_rent: amount({ label: 'Loyer mensuel actuel', required: true, unit: '€/mois', initial: 0 }),
  monthly_loan_payment: amount({ label: 'Mensualités de crédits en cours', unit: '€/mois' }),
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

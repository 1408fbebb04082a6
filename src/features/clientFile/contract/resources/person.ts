import { choice, email, isoDate } from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'
import { birthdate, emailAddress, home, matrimonialPropertyRegime, names, phoneAndHandicap } from './identity'

const { honorifics, maritalStatuses, matrimonialPropertyRegimes } = enumerations

/** The client who holds the file. */
export const person = defineResource('person', {
  honorific: choice(honorifics, { label: 'Civilité', required: true }),
  ...names,
  birthdate: isoDate(birthdate),
  email: email({ ...emailAddress, required: true }),
  ...phoneAndHandicap,
  marital_status: choice(maritalStatuses, { label: 'Situation familiale' }),
  matrimonial_property_regime: choice(matrimonialPropertyRegimes, matrimonialPropertyRegime),
  ...home,
})

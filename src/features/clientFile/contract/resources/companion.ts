import { amount, choice, email, integer, isoDate, ranking, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'
import { birthdate, emailAddress, home, matrimonialPropertyRegime, names, phoneAndHandicap } from './identity'

const { honorifics, maritalStatuses, matrimonialPropertyRegimes, professionalStatuses } = enumerations

/** The answers that a new companion begins with (specification §4), which a person confirms. */
const suggested = {
  honorific: 'Civilité',
  marital_status: 'Situation familiale',
  matrimonial_property_regime: 'Régime matrimonial',
  professional_status: 'Statut professionnel',
} as const

/** The person who shares the household. Their income is in euros a month. */
export const companion = defineResource('companion', {
  honorific: choice(honorifics, { label: suggested.honorific, required: true, initial: 'mr' }),
  ...names,
  birthdate: isoDate({ ...birthdate, initial: '1900-01-01' }),
  email: email(emailAddress),
  ...phoneAndHandicap,
  marital_status: choice(maritalStatuses, { label: suggested.marital_status, initial: 'single' }),
  matrimonial_property_regime: choice(matrimonialPropertyRegimes, {
    ...matrimonialPropertyRegime,
    initial: 'community_property',
  }),
  ...home,
  net_monthly_income: amount({
    label: 'Revenu net mensuel du conjoint',
    short: 'Revenu net',
    required: true,
    help: 'Salaire net avant impôt, moyenne sur 12\u00a0mois.',
    unit: '€/mois',
  }),
  professional_status: choice(professionalStatuses, {
    label: suggested.professional_status,
    initial: 'cdi_during_trial_period',
  }),
  employer: text({ label: 'Employeur', private: true }),
  year_start_activity: integer({
    label: 'Année de début d’activité',
    help: 'Dans l’emploi ou l’activité actuelle.',
    minimum: 1900,
  }),
  confirmed: ranking(suggested, { label: 'Réponses par défaut confirmées', short: 'Réponses confirmées' }),
})

import {
  amount,
  choice,
  email,
  flag,
  integer,
  isoDate,
  location,
  phone,
  postalCode,
  ranking,
  text,
} from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'

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
  firstname: text({ label: 'Prénom', required: true, private: true }),
  lastname: text({
    label: 'Nom',
    required: true,
    help: 'Nom d’usage, tel qu’il figurera sur le contrat de réservation.',
    private: true,
  }),
  birthdate: isoDate({
    label: 'Date de naissance',
    help: 'Sert à l’assurance emprunteur et à l’âge en fin de prêt.',
    private: true,
    initial: '1900-01-01',
  }),
  email: email({ label: 'Adresse e-mail', help: 'Utilisée pour l’envoi de l’étude et la signature.' }),
  phone: phone({ label: 'Téléphone', help: 'Mobile de préférence\u00a0: il reçoit le code de signature.' }),
  is_handicapped: flag({
    label: 'Situation de handicap',
    help: 'Donne droit à une majoration de parts et peut ouvrir droit au PTZ.',
  }),
  marital_status: choice(maritalStatuses, { label: suggested.marital_status, initial: 'single' }),
  matrimonial_property_regime: choice(matrimonialPropertyRegimes, {
    label: suggested.matrimonial_property_regime,
    help: 'Détermine qui achète et qui signe.',
    initial: 'community_property',
  }),
  address: text({ label: 'Adresse', private: true }),
  postal_code: postalCode({ label: 'Code postal' }),
  municipality: location({ label: 'Commune' }),
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

import { choice, email, flag, isoDate, location, phone, postalCode, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'

const { honorifics, maritalStatuses, matrimonialPropertyRegimes } = enumerations

/** The client who holds the file. */
export const person = defineResource('person', {
  honorific: choice(honorifics, { label: 'Civilité', required: true }),
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
  }),
  email: email({ label: 'Adresse e-mail', required: true, help: 'Utilisée pour l’envoi de l’étude et la signature.' }),
  phone: phone({ label: 'Téléphone', help: 'Mobile de préférence\u00a0: il reçoit le code de signature.' }),
  is_handicapped: flag({
    label: 'Situation de handicap',
    help: 'Donne droit à une majoration de parts et peut ouvrir droit au PTZ.',
  }),
  marital_status: choice(maritalStatuses, { label: 'Situation familiale' }),
  matrimonial_property_regime: choice(matrimonialPropertyRegimes, {
    label: 'Régime matrimonial',
    help: 'Détermine qui achète et qui signe.',
  }),
  address: text({ label: 'Adresse', private: true }),
  postal_code: postalCode({ label: 'Code postal' }),
  municipality: location({ label: 'Commune' }),
})

import { flag, location, phone, postalCode, text } from '#contract/fields'

/** The names of the client, and of the person who shares the household: both are asked for the same in the same words, here and below. */
export const names = {
  firstname: text({ label: 'Prénom', required: true, private: true }),
  lastname: text({
    label: 'Nom',
    required: true,
    help: 'Nom d’usage, tel qu’il figurera sur le contrat de réservation.',
    private: true,
  }),
}

/** Words of their birth dates. */
export const birthdate = {
  label: 'Date de naissance',
  help: 'Sert à l’assurance emprunteur et à l’âge en fin de prêt.',
  private: true,
} as const

/** Words of their e-mail addresses. */
export const emailAddress = {
  label: 'Adresse e-mail',
  help: 'Utilisée pour l’envoi de l’étude et la signature.',
} as const

/** Their telephones, and whether they have a disability. */
export const phoneAndHandicap = {
  phone: phone({ label: 'Téléphone', help: 'Mobile de préférence\u00a0: il reçoit le code de signature.' }),
  is_handicapped: flag({
    label: 'Situation de handicap',
    help: 'Donne droit à une majoration de parts et peut ouvrir droit au PTZ.',
  }),
}

/** Words of the regime of their property. */
export const matrimonialPropertyRegime = {
  label: 'Régime matrimonial',
  help: 'Détermine qui achète et qui signe.',
} as const

/** Where they live. */
export const home = {
  address: text({ label: 'Adresse', private: true }),
  postal_code: postalCode({ label: 'Code postal' }),
  municipality: location({ label: 'Commune' }),
}

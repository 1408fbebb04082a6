import { defineResource } from '#contract/define'
import { choice, email, flag, isoDate, phone, text } from '#contract/fields'
import { enumerations } from '#contract'
import { representativeTypes } from '../choices'
import { notBefore } from '../fields'

/** Who acts for a minor or a protected person. */
export const representative = defineResource('representative', {
  type: choice(representativeTypes, { label: 'Qualité' }),
  honorific: choice(enumerations.honorifics, { label: 'Civilité' }),
  firstname: text({ label: 'Prénom', private: true }),
  lastname: text({ label: 'Nom', private: true }),
  birthdate: isoDate({ label: 'Date de naissance', private: true }),
  email: email({ label: 'Adresse e-mail' }),
  phone: phone({ label: 'Téléphone mobile', help: 'Il reçoit le code de signature.' }),
  address: text({ label: 'Adresse', private: true }),
  decision_court: text({ label: 'Juridiction', private: true }),
  decision_date: isoDate({ label: 'Date de la décision', private: true }),
  decision_end_date: notBefore(
    isoDate({ label: 'Fin de la mesure', private: true, required: false }),
    'decision_date',
    'La fin de la mesure ne peut pas précéder la décision',
  ),
  must_sign: flag({ label: 'Signe les documents', initial: true }),
})

import { defineResource } from '#contract/define'
import { choice, isoDate, longText, text, yesNo } from '#contract/fields'
import { judicialCapacities, pepFunctions, pepLinks, screeningStatuses } from '../choices'
import { atLeastLong, country, notBefore } from '../fields'

/** Political exposure, one’s own or of somebody near (Code monétaire et financier, art. R. 561-18), and legal protection. */
export const politicallyExposedPerson = defineResource('politically_exposed_person', {
  is_direct_pep: yesNo({
    label: 'Exercez-vous, ou avez-vous cessé d’exercer depuis moins d’un an, une fonction politiquement exposée\u202f?',
    short: 'Fonction politiquement exposée',
  }),
  direct_pep_function: choice(pepFunctions, { label: 'Fonction' }),
  direct_pep_detail: text({ label: 'Intitulé exact', private: true }),
  direct_pep_country: text({ label: 'Pays ou organisation', private: true }),
  direct_pep_start_date: isoDate({ label: 'Depuis le', private: true }),
  direct_pep_end_date: notBefore(
    isoDate({ label: 'Jusqu’au', private: true, required: false }),
    'direct_pep_start_date',
    'La fin ne peut pas précéder le début',
  ),
  is_indirect_pep: yesNo({
    label: 'Êtes-vous un membre direct de la famille ou une personne étroitement associée d’une telle personne\u202f?',
    short: 'Proche d’une personne exposée',
  }),
  indirect_pep_link: choice(pepLinks, { label: 'Lien' }),
  indirect_pep_firstname: text({ label: 'Prénom de la personne', private: true }),
  indirect_pep_lastname: text({ label: 'Nom de la personne', private: true }),
  indirect_pep_function: choice(pepFunctions, { label: 'Fonction de la personne' }),
  indirect_pep_country: country({ label: 'Pays', private: true }),
  indirect_pep_end_date: isoDate({ label: 'Fin de fonction', private: true }),
  wealth_origin: atLeastLong(
    longText({ label: 'Origine du patrimoine', private: true, maxLength: 2_000, required: false }),
    20,
  ),
  is_under_legal_protection: yesNo({
    label: 'Faites-vous l’objet d’une mesure de protection juridique\u202f?',
    short: 'Mesure de protection juridique',
  }),
  legal_protection_type: choice(judicialCapacities, { label: 'Mesure' }),
  pep_screening_status: choice(screeningStatuses, { label: 'Criblage PPE', initial: 'not_done' }),
  sanctions_screening_status: choice(screeningStatuses, { label: 'Criblage gel des avoirs', initial: 'not_done' }),
  screened_at: isoDate({ label: 'Criblé le' }),
  compliance_approved_at: isoDate({ label: 'Accord de la conformité le' }),
  compliance_comment: longText({ label: 'Commentaire de la conformité', private: true, maxLength: 2_000 }),
})

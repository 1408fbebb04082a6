import { ptzOperations } from '../choices'
import { amount, choice, flag, integer } from '#contract/fields'
import { defineResource } from '#contract/define'

/** What decides of a zero-rate loan (prêt à taux zéro). */
export const ptz = defineResource('ptz', {
  operation: choice(ptzOperations, {
    label: 'Type de logement',
    help: 'Neuf ou ancien\u00a0: le type décide des zones et de la part financée.',
  }),
  n_2_taxable_income: amount({
    label: 'Revenu fiscal de référence N-2',
    short: 'RFR N-2',
    required: true,
    help: 'Sur l’avis d’impôt de l’avant-dernière année, pour tous les futurs occupants.',
    unit: '€/an',
  }),
  household_composition: integer({
    label: 'Nombre d’occupants',
    required: true,
    help: 'Personnes qui habiteront le logement.',
    minimum: 0,
    maximum: 10,
    unit: 'personnes',
  }),
  has_owner_residence: flag({
    label: 'Propriétaire de sa résidence principale',
    required: true,
    help: 'Au cours des deux dernières années.',
  }),
  is_uninhabitable: flag({
    label: 'Logement rendu inhabitable',
    required: true,
    help: 'À la suite d’une catastrophe, de façon définitive.',
  }),
  has_disability: flag({ label: 'Pension d’invalidité', required: true, help: 'Deuxième ou troisième catégorie.' }),
  has_mobility_card: flag({
    label: 'Carte mobilité inclusion',
    short: 'CMI',
    required: true,
    help: 'Mention «\u00a0invalidité\u00a0».',
  }),
  has_disability_card: flag({ label: 'Carte d’invalidité', required: true, help: 'Ancienne carte encore valable.' }),
  has_disabled_adult_rent: flag({ label: 'Allocation aux adultes handicapés', short: 'AAH', required: true }),
  has_handicapped_children_education_rent: flag({
    label: 'Allocation d’éducation de l’enfant handicapé',
    short: 'AEEH',
    required: true,
  }),
  property_right: flag({
    label: 'Droit de propriété partiel',
    required: true,
    help: 'Usufruit, nue-propriété ou droit d’usage et d’habitation sur la résidence principale.',
  }),
})

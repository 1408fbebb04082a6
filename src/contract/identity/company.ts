import { flag } from '../fields/choices'
import { isoDate } from '../fields/dates'
import { integer, rate } from '../fields/numbers'
import { text } from '../fields/texts'
import { textList } from '../fields/references'
import { defineResource } from '../resource'

/** A firm of advisers. */
export const company = defineResource('company', {
  name: text({ label: 'Nom de la société', required: true, private: true }),
  logo: text({ label: 'Logo', readOnly: true, private: true }),
  logo_square: text({ label: 'Logo carré', readOnly: true, private: true }),
  rcs_number: text({ label: 'Numéro RCS', required: true, private: true }),
  rcs_city: text({ label: 'Ville du RCS', required: true, private: true }),
  hide_commissions: flag({ label: 'Masquer les commissions' }),
  hidden_criteria: textList({ label: 'Critères masqués' }),
  hidden_projects: textList({ label: 'Dispositifs masqués', readOnly: true }),
  disabled_criteria: textList({ label: 'Critères que personne ne propose ici', readOnly: true }),
  client_file_retention_years: integer({
    label: 'Conservation d’un dossier sans activité',
    unit: 'ans',
    required: true,
    minimum: 1,
    maximum: 30,
    initial: 3,
  }),
  second_factor_required: flag({ label: 'Second facteur exigé', readOnly: true }),
  session_days: integer({ label: 'Durée d’une session', unit: 'jours', readOnly: true }),
  public_host: text({ label: 'Hôte public', readOnly: true }),
  frame_origins: textList({ label: 'Sites qui peuvent afficher Solive dans un cadre', readOnly: true }),
  usury_from: isoDate({ label: 'En vigueur depuis le', help: 'Premier jour du trimestre.' }),
  usury_fixed_under_10y: rate({ label: 'Taux fixe, moins de 10 ans', maximum: 1 }),
  usury_fixed_10_to_20y: rate({ label: 'Taux fixe, de 10 à moins de 20 ans', maximum: 1 }),
  usury_fixed_20y_plus: rate({ label: 'Taux fixe, 20 ans et plus', maximum: 1 }),
  usury_variable: rate({ label: 'Taux variable', maximum: 1 }),
  usury_bridge: rate({ label: 'Prêt relais', maximum: 1 }),
})

/** A network of firms. */
export const network = defineResource('network', {
  name: text({ label: 'Réseau', readOnly: true, private: true }),
  icon: text({ label: 'Icône du réseau', readOnly: true, private: true }),
  logo: text({ label: 'Logo du réseau', readOnly: true, private: true }),
})

/** An agency of a firm. */
export const businessCenter = defineResource('business_center', {
  name: text({ label: 'Agence', readOnly: true, private: true }),
})

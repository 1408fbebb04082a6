import { choice, flag, integer, rate, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'

const { residenceTypes } = enumerations

/** Who builds and sells programmes, and on which terms advisers work with them. */
export const promoter = defineResource('promoter', {
  name: text({ label: 'Promoteur', readOnly: true }),
  rcs_number: text({ label: 'Numéro RCS', readOnly: true }),
  option_duration: integer({ label: 'Durée d’une option', unit: 'jours ouvrés', readOnly: true }),
  validates_options: flag({ label: 'Valide les options', readOnly: true }),
  report_duration: integer({ label: 'Durée d’une dénonciation', unit: 'mois', readOnly: true }),
  contact_email: text({ label: 'E-mail du promoteur', readOnly: true }),
  contact_phone: text({ label: 'Téléphone du promoteur', readOnly: true }),
  acceptance_rate: rate({ label: 'Demandes acceptées', readOnly: true }),
})

/** Who runs a serviced residence and pays its rents. */
export const manager = defineResource('manager', {
  name: text({ label: 'Exploitant', readOnly: true }),
  residence_type: choice(residenceTypes, { label: 'Résidences', readOnly: true }),
  residence_count: integer({ label: 'Résidences gérées', readOnly: true }),
  founded_in: integer({ label: 'Année de création', readOnly: true }),
})

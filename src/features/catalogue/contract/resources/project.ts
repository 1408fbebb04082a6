import { enumerations } from '#contract'
import { choice, flag, text, textList } from '#contract/fields'
import { defineResource } from '#contract/define'

/** A project type; its id is its key (`pinel`). */
export const project = defineResource('project', {
  label: text({ label: 'Dispositif', readOnly: true }),
  short: text({ label: 'Nom court', readOnly: true }),
  slugs: textList({ label: 'Noms dans les adresses', readOnly: true }),
  is_active: flag({ label: 'Actif', readOnly: true }),
  objective: choice(enumerations.objectives, { label: 'Objectif', readOnly: true }),
  is_investment: flag({ label: 'Investissement', readOnly: true }),
})

import { choice, integer, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'

const { professionalStatuses } = enumerations

/** The work of the client. */
export const professionalSituation = defineResource('professional_situation', {
  professional_status: choice(professionalStatuses, { label: 'Statut professionnel' }),
  employer: text({ label: 'Employeur', private: true }),
  year_start_activity: integer({
    label: 'Année de début d’activité',
    help: 'Dans l’emploi ou l’activité actuelle.',
    minimum: 1900,
  }),
})

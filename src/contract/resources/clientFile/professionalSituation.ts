import { choice, integer, text } from '../../fields'
import { defineResource } from '../../resource'
import { professionalStatuses } from '../../enumerations'

/** The work of the client. */
export const professionalSituation = defineResource('professional_situation', {
  professional_status: choice(professionalStatuses, { label: 'Statut professionnel' }),
  employer: text({ label: 'Employeur', private: true }),
  year_start_activity: integer({
    label: 'Année de début d’activité',
    help: 'Dans l’emploi ou l’activité actuelle.',
    minimum: 1900,
    maximum: 2100,
  }),
})

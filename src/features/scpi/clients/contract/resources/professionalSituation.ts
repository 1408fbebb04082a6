import { defineResource } from '#contract/define'
import { choice, integer, isoDate, text } from '#contract/fields'
import { legalCategories, socioProfessionalCategories, workSectors, workStatuses } from '../choices'
import { activityCode, sirenNumber } from '../companyNumbers'

/** How the holder of an account works, or did. */
export const professionalSituation = defineResource('pp_professional_situation', {
  work_status: choice(workStatuses, { label: 'Statut professionnel' }),
  work_sector: choice(workSectors, { label: 'Secteur d’activité' }),
  profession: text({ label: 'Profession exacte', private: true, help: 'La dernière, sans emploi ou à la retraite.' }),
  socio_professional_category: choice(socioProfessionalCategories, { label: 'Catégorie socioprofessionnelle' }),
  employer: text({ label: 'Employeur', private: true }),
  work_start_date: isoDate({ label: 'Depuis le', private: true }),
  retirement_age: integer({
    label: 'Âge de départ à la retraite',
    help: 'Prévu ou effectif.',
    unit: 'ans',
    minimum: 18,
    maximum: 100,
  }),
  ape_code: activityCode({ label: 'Code APE' }),
  siren_number: sirenNumber({ label: 'Numéro SIREN' }),
  legal_category: choice(legalCategories, { label: 'Catégorie juridique' }),
})

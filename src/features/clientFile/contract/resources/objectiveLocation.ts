import { flag, location } from '#contract/fields'
import { defineResource } from '#contract/define'

/** A place where the household wants to invest, or does not. */
export const objectiveLocation = defineResource('objective_location', {
  location: location({ label: 'Secteur', required: true, help: 'Commune, département ou région.' }),
  include: flag({
    label: 'Inclure ce secteur',
    help: 'Désactivé\u00a0: le secteur est exclu des propositions.',
    initial: true,
  }),
})

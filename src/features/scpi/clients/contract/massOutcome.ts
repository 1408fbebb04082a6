import { defineResource } from '#contract/define'
import { choice, reference } from '#contract/fields'
import { massOutcomes } from './choices'

/** What somebody says becomes of a shared mass, and to which account it goes where it is given. */
export const massOutcome = defineResource('pp_entity_outcome', {
  outcome: choice(massOutcomes, { label: 'Que devient la masse commune', required: true }),
  to: reference({ label: 'Titulaire' }),
})

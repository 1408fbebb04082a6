import { defineResource } from '#contract/define'
import { choice, text } from '#contract/fields'
import { massOutcomes } from '../choices'

/** What somebody said becomes of a shared mass, as the history of each of its holders tells it. */
export const massSettlement = defineResource('mass_settlement', {
  outcome: choice(massOutcomes, { label: 'Masse commune' }),
  /** Where it is given to one of its holders: to whom. */
  given_to: text({ label: 'Remise à', private: true }),
})

import { flag, isoDate } from '#contract/fields'
import { defineResource } from '#contract/define'

/** A child of the household. */
export const child = defineResource('child', {
  birthdate: isoDate({ label: 'Date de naissance', private: true, initial: '1900-01-01' }),
  has_alternating_custody: flag({
    label: 'Garde alternée',
    required: true,
    help: 'La part fiscale est alors partagée entre les deux parents.',
  }),
  is_handicapped: flag({
    label: 'Situation de handicap',
    required: true,
    help: 'Ouvre droit à une demi-part supplémentaire.',
  }),
})

import { defineResource } from '#contract/define'
import { choice, flag, isoDate, text } from '#contract/fields'
import { childLinks } from '../choices'

/** A child, or somebody else who depends on the holder of an account. */
export const ppAccountChild = defineResource('pp_account_child', {
  firstname: text({ label: 'Prénom', private: true }),
  lastname: text({ label: 'Nom', private: true }),
  birthdate: isoDate({ label: 'Date de naissance', private: true }),
  child_link: choice(childLinks, { label: 'Filiation', initial: 'common' }),
  is_dependent: flag({ label: 'À charge fiscalement', initial: true }),
  has_alternating_custody: flag({ label: 'Résidence alternée' }),
  is_handicapped: flag({ label: 'En situation de handicap' }),
  comment: text({ label: 'Commentaire', private: true }),
})

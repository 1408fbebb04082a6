import type { Field } from '#contract'
import { defineResource } from '#contract/define'
import { choice, flag, foreignObject, reference } from '#contract/fields'
import { clientCreation } from './creation'
import { familySituation } from './resources/familySituation'
import { ppAccount } from './resources/ppAccount'

/** How many lines a file of clients may have (without its header). */
export const LARGEST_CLIENT_IMPORT = 5_000

/** What to do with a line of somebody who is known: the same e-mail, or the same name and birth date. */
export const duplicateChoices = { reject: 'Refuser la ligne', update: 'Mettre la fiche à jour' } as const

const {
  conjoint_id: _conjoint,
  adviser_id: _adviser,
  mif_category: _mif,
  aml_risk_level: _risk,
  ...person
} = clientCreation.fields
const { nb_children, nb_dependent_children, nb_people_legal_family } = ppAccount.fields

/** What a column of a file may be: of the client, of the family, of the household; each name is of one of them. */
export const importableFields: Readonly<Record<string, Field>> = {
  ...person,
  ...familySituation.fields,
  nb_children,
  nb_dependent_children,
  nb_people_legal_family,
}

/** How a file of clients is read, beside the file itself. */
export const clientImport = defineResource('scpi_client_import', {
  /** The field of each column, by its header; columns without one are left out. */
  mapping: foreignObject({ label: 'Colonnes' }),
  dry_run: flag({ label: 'Essai à blanc' }),
  on_duplicate: choice(duplicateChoices, { label: 'Doublons', initial: 'reject' }),
  adviser_id: reference({ label: 'Conseiller référent' }),
})

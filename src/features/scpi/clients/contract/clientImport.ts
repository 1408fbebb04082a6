import { defineResource } from '#contract/define'
import { choice, flag, foreignObject, reference } from '#contract/fields'

/** How many lines a file of clients may have (without its header). */
export const LARGEST_CLIENT_IMPORT = 3_000

/** What to do with a line of somebody who is known: the same e-mail, or the same name and birth date. */
export const duplicateChoices = { reject: 'Refuser la ligne', update: 'Mettre la fiche à jour' } as const

/** How a file of clients is read, beside the file itself. */
export const clientImport = defineResource('scpi_client_import', {
  /** The field of each column, by its header; columns without one are left out. */
  mapping: foreignObject({ label: 'Colonnes' }),
  dry_run: flag({ label: 'Essai à blanc' }),
  on_duplicate: choice(duplicateChoices, { label: 'Doublons', initial: 'reject' }),
  adviser_id: reference({ label: 'Conseiller référent' }),
})

import { choice, instant, text } from '#contract/fields'
import { defineResource } from '#contract/define'

const reasons = { request: 'Sur demande', retention: 'Durée de conservation' } as const

/** What is left of a client file that was deleted, under its id: nothing of the people it was about. */
export const clientFileDeletion = defineResource('client_file_deletion', {
  reason: choice(reasons, { label: 'Motif', readOnly: true }),
  deleted_by: text({ label: 'Supprimé par', private: true, readOnly: true }),
  deleted_at: instant({ label: 'Supprimé le' }),
  /** Null while the file can still be restored from the trash. */
  purged_at: instant({ label: 'Définitivement le' }),
})

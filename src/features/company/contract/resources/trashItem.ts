import { instant, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** Something that was deleted, under its id, for as long as it may come back. */
export const trashItem = defineResource('trash_item', {
  resource_type: text({ label: 'Type', readOnly: true }),
  title: text({ label: 'Nom', private: true, readOnly: true }),
  deleted_by: text({ label: 'Supprimé par', private: true, readOnly: true }),
  deleted_at: instant({ label: 'Supprimé le' }),
  /** From then on, it is gone for good. */
  purged_after: instant({ label: 'Gardé jusqu’au' }),
})

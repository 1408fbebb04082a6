import { instant, integer, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** A file of leads that someone brought in; it may be undone until `undoable_until`. */
export const clientLeadImport = defineResource('client_lead_import', {
  file_name: text({ label: 'Fichier', private: true, readOnly: true }),
  created_count: integer({ label: 'Contacts créés', readOnly: true }),
  refused_count: integer({ label: 'Lignes refusées', readOnly: true }),
  undoable_until: instant({ label: 'Annulable jusqu’au' }),
  created_at: instant({ label: 'Importé le' }),
})

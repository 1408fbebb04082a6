import { reference, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** How many rows one import may have. */
export const LARGEST_IMPORT = 1_000

/** What opens a client file from a lead. */
export const fileCreationFromLead = defineResource('file_creation_from_lead', {
  client_lead: reference({ label: 'Contact', required: true }),
  title: text({ label: 'Nom du dossier', maxLength: 100, private: true }),
})

/** What an import says of itself besides its `rows`, each a lead. */
export const leadImport = defineResource('lead_import_request', {
  file_name: text({ label: 'Fichier', private: true }),
})

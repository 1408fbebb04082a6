import { instant, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** A client file that nobody has touched for as long as the firm keeps such files, under its id. */
export const expiringClientFile = defineResource('expiring_client_file', {
  title: text({ label: 'Nom du dossier', private: true, readOnly: true }),
  adviser_name: text({ label: 'Conseiller', private: true, readOnly: true }),
  updated_at: instant({ label: 'Dernière activité' }),
  /** Null until the firm has been told. */
  deleted_after: instant({ label: 'Supprimé après le' }),
})

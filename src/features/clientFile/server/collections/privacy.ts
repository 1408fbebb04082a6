import type { ServedCollection } from '#server/http/collections'
import { defineTable } from '#server/repositories'
import { findExpiringFiles } from '../repositories/privacy'
import { policies } from '../policies'
import { keptClientFiles, tables } from '../tables'

const LATEST_READ_FIRST = { usual: [{ name: 'last_read_at', descending: true }] } as const

/**
 * Who read client files, the latest first: those of the firm, and those of one file.
 * @param flush resolves once the readings so far can be found
 */
export function readings(flush: () => Promise<void>): readonly ServedCollection[] {
  const ofFirm: ServedCollection = {
    label: 'Consultations des dossiers',
    table: tables.client_file_reading,
    policy: policies.client_file_reading,
    list: { ...LATEST_READ_FIRST, before: flush },
  }
  return [ofFirm, { ...ofFirm, parent: keptClientFiles.root }]
}

/** What is left of deleted files, the latest first: when, by whom and why. */
export const deletions: ServedCollection = {
  label: 'Dossiers supprimés',
  table: tables.client_file_deletion,
  policy: policies.client_file_deletion,
  list: { usual: [{ name: 'deleted_at', descending: true }] },
}

/** Files without activity, which the firm keeps no longer. */
export const expiringFiles: ServedCollection = {
  label: 'Dossiers sans activité',
  // Client files; what else is said of them is found by the statement that lists them.
  table: defineTable('expiring_client_file', 'client_files'),
  policy: policies.expiring_client_file,
  rows: {
    search: ({ scope, database, now }, range) => findExpiringFiles(scope, database, { ...range, now }),
    find: () => Promise.resolve([]),
  },
  list: { usual: [{ name: 'updated_at', descending: false }] },
}

import type { PersonKind } from '#server/operations/persons'
import { together, type FileContribution } from './contributions'
import { removeClientFile } from './operations/privacy/erasure'
import { exportClientFile } from './operations/privacy/export'
import { clientFileTrash } from './trash'

/** Client files are about a client and, for a couple, a companion. What other features keep of them goes with the file. */
export function clientFilePersons(contributed: readonly FileContribution[]): PersonKind {
  const contributions = together(contributed)
  return {
    trash: clientFileTrash,
    identities: [
      { table: 'client_file_person', subject: 'client_file_id' },
      { table: 'client_file_companion', subject: 'client_file_id' },
    ],
    copy: (database, viewer, id, now) => exportClientFile(database, viewer, id, { now, contributions }),
    remove: (transaction, viewer, id, now) => removeClientFile(transaction, viewer, id, { at: now, contributions }),
  }
}

import type { PersonKind } from '#server/operations/persons'
import type { FileOrigin } from './fileOrigin'
import { removeClientFile } from './operations/privacy/erasure'
import { exportClientFile } from './operations/privacy/export'
import { clientFileTrash } from './trash'

/** Client files are about a client and, for a couple, a companion. What a file came from goes with it. */
export const clientFilePersons = (origin: FileOrigin): PersonKind => ({
  trash: clientFileTrash,
  identities: [
    { table: 'client_file_person', subject: 'client_file_id' },
    { table: 'client_file_companion', subject: 'client_file_id' },
  ],
  copy: (database, viewer, id, now) => exportClientFile(database, viewer, id, { now, origin }),
  remove: (transaction, viewer, id, now) => removeClientFile(transaction, viewer, id, { at: now, origin }),
})

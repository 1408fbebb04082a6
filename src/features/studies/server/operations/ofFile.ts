import type { FileContribution } from '#features/clientFile/server'
import { Refusal } from '#server/access'
import { searchResources } from '#server/repositories/resources'
import { policies } from '../policies'
import { tables } from '../tables'

/** The studies of a household are exported with its file. */
export const studiesOfFiles: FileContribution = {
  find: async (database, viewer, clientFileId) => {
    const scope = policies.commercial_report.list(viewer)
    if (scope instanceof Refusal) return []
    const ofFile = {
      conditions: [{ column: 'client_file_id', among: [clientFileId] }],
      order: 't.created_at, t.id',
      limit: null,
      offset: 0,
    }
    return (await searchResources(tables.commercial_report, { scope }, database, ofFile)).found
  },
}

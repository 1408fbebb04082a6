import type { FileContribution } from '#features/clientFile/server'
import type { Resource } from '#contract/jsonapi'
import { ofCompany, Refusal, those, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { searchResources } from '#server/repositories/resources'
import { tables } from '../tables'

/** Whoever copies what is kept of a household copies what anybody of the firm looks for it, which nobody else reads otherwise. */
const ofFirm = those('readClientFiles', ofCompany)

/** The alerts that are set for a file are exported with it. */
export const alertsOfFiles: FileContribution = { find: findAlerts }

/** Nothing for those who may not read files. */
async function findAlerts(database: Queryable, viewer: Viewer, clientFileId: string): Promise<readonly Resource[]> {
  const scope = ofFirm(viewer)
  if (scope instanceof Refusal) return []
  const { found } = await searchResources(tables.search_alert, { scope }, database, {
    conditions: [{ column: 'client_file', among: [clientFileId] }],
    order: 't.created_at, t.id',
    limit: null,
    offset: 0,
  })
  return found
}

import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import * as clientFiles from '../repositories/clientFiles'
import * as fieldChanges from '../repositories/fieldChanges'
import { notFound, scopeOf } from '#server/operations'
import { policies } from '../policies'

/** Who changed what in a file, the newest first. @throws Failure notFound when the file is not the viewer's */
export async function listHistory(
  database: Queryable,
  viewer: Viewer,
  clientFileId: string,
  search: fieldChanges.FieldChangeSearch,
): Promise<fieldChanges.FieldChangePage> {
  const scope = scopeOf(policies.field_change.list, viewer)
  if (!(await clientFiles.findClientFile(scope, database, clientFileId))) throw notFound()
  return fieldChanges.searchFieldChanges(scope, database, clientFileId, search)
}

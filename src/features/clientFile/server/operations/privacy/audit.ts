import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import * as clientFiles from '../../repositories/clientFiles'
import * as privacy from '../../repositories/privacy'
import { notFound, scopeOf } from '#server/operations'
import { policies } from '../../policies'

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Who read a file, the latest first. @throws Failure notFound when the file is not the viewer's */
export async function listAccesses(
  database: Queryable,
  viewer: Viewer,
  clientFileId: string,
  page: Page,
): Promise<{ accesses: Resource[]; total: number }> {
  const scope = scopeOf(policies.client_file_reading.list, viewer)
  if (!(await clientFiles.findClientFile(scope, database, clientFileId))) throw notFound()
  return privacy.findAccesses(scope, database, clientFileId, page)
}

/** Who read the files of the firm, the latest first. */
export function listAccessesOfFirm(
  database: Queryable,
  viewer: Viewer,
  page: Page,
): Promise<{ accesses: Resource[]; total: number }> {
  return privacy.findAccesses(scopeOf(policies.client_file_reading.list, viewer), database, null, page)
}

/** What is left of the deleted files of the firm, the latest first. */
export function listDeletions(
  database: Queryable,
  viewer: Viewer,
  page: Page,
): Promise<{ deletions: Resource[]; total: number }> {
  return privacy.findDeletions(scopeOf(policies.client_file_deletion.list, viewer), database, page)
}

import type { Resource } from '#contract/jsonapi'
import { policies, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { clientFiles, privacy } from '#server/repositories'
import { notFound } from '../failure'
import { scopeOf } from '../guard'

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Who read a file, the latest first. @throws Failure notFound when the file is not the viewer's */
export async function listReadings(
  database: Queryable,
  viewer: Viewer,
  clientFileId: string,
  page: Page,
): Promise<{ readings: Resource[]; total: number }> {
  const scope = scopeOf(policies.client_file_reading.list, viewer)
  if (!(await clientFiles.findClientFile(scope, database, clientFileId))) throw notFound()
  return privacy.findReadings(scope, database, clientFileId, page)
}

/** Who read the files of the firm, the latest first. */
export function listReadingsOfFirm(
  database: Queryable,
  viewer: Viewer,
  page: Page,
): Promise<{ readings: Resource[]; total: number }> {
  return privacy.findReadings(scopeOf(policies.client_file_reading.list, viewer), database, null, page)
}

/** What is left of the deleted files of the firm, the latest first. */
export function listDeletions(
  database: Queryable,
  viewer: Viewer,
  page: Page,
): Promise<{ deletions: Resource[]; total: number }> {
  return privacy.findDeletions(scopeOf(policies.client_file_deletion.list, viewer), database, page)
}

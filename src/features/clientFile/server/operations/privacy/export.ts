import type { Viewer } from '#server/access'
import { writeDocument, type WrittenDocument } from '#contract/jsonapi'
import type { Queryable } from '#server/db'
import * as clientFiles from '../../repositories/clientFiles'
import { searchFieldChanges } from '#server/repositories/aggregates'
import { keptClientFiles, tables } from '../../tables'
import { findResources } from '#server/repositories/resources'
import type { FileContributions } from '../../contributions'
import { documentWriting } from '#server/services/documents'
import type { HeavyWorkers } from '#server/services/heavyWork'
import { notFound, scopeOf } from '#server/operations'
import { summaryOf } from './summary'
import { clientFileHistory, policies } from '../../policies'

/** No file has as many changes; without a bound, one request could hold the whole memory. */
const CHANGES_AT_MOST = 200_000

/**
 * Everything that is kept of a file, as one document (GDPR, art. 15 and 20): sections, internal notes, decisions on
 * properties, history, and what is kept where it came from.
 */
export async function exportClientFile(
  database: Queryable,
  viewer: Viewer,
  id: string,
  { now, contributions }: { readonly now: Date; readonly contributions: FileContributions },
): Promise<WrittenDocument> {
  const { file, included } = await readWhole(database, viewer, id)
  const scope = scopeOf(clientFileHistory, viewer)
  const all = { limit: CHANGES_AT_MOST, offset: 0 }
  const { found: changes } = await searchFieldChanges(keptClientFiles, scope, database, id, all)
  const proposals = await findResources(
    tables.property_proposal,
    { scope: scopeOf(policies.property_proposal.list, viewer), ownerId: id },
    database,
    't.updated_at DESC, t.id',
  )
  return {
    ...writeDocument(file, [
      ...included,
      ...proposals,
      ...(await contributions.find(database, viewer, id)),
      ...changes,
    ]),
    meta: { exported_at: now.toISOString() },
  }
}

/** The household and its project on paper, as a PDF; neither internal notes nor history. */
export async function printClientFile(
  database: Queryable,
  viewer: Viewer,
  id: string,
  { now, workers }: { readonly now: Date; readonly workers: HeavyWorkers },
): Promise<Buffer> {
  const { bytes } = await workers.run(documentWriting, summaryOf(await readWhole(database, viewer, id), now))
  return Buffer.from(bytes)
}

/** @throws Failure notFound */
async function readWhole(database: Queryable, viewer: Viewer, id: string): Promise<clientFiles.ClientFileRead> {
  const scope = scopeOf(policies.person.read, viewer)
  const read = await clientFiles.findClientFile(scope, database, id, [...clientFiles.everySection, 'adviser'])
  if (!read) throw notFound()
  return read
}

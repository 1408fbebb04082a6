import type { FileContribution } from '#features/clientFile/server'
import type { Resource } from '#contract/jsonapi'
import { Refusal, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { searchResources } from '#server/repositories/resources'
import { policies } from '../policies'
import { findLotsOfFile } from '../repositories/salesOfFile'
import { tables } from '../tables'
import { findCurrentSales } from './currentSales'
import { giveBackLots } from './giveBack'

/** The sales of a household are exported with its file, and end when it is deleted. */
export const salesOfFiles: FileContribution = {
  find: findSales,
  lots: findLots,
  currentSales: findCurrentSales,
  giveBack: (transaction, companyId, clientFileId, at) => giveBackLots(transaction, { companyId, clientFileId }, at),
}

/** Nothing for those who may not read sales. */
async function findSales(database: Queryable, viewer: Viewer, clientFileId: string): Promise<readonly Resource[]> {
  const scope = policies.report.list(viewer)
  if (scope instanceof Refusal) return []
  const ofFile = {
    conditions: [{ column: 'client_file_id', among: [clientFileId] }],
    order: 't.created_at, t.id',
    limit: null,
    offset: 0,
  }
  const clients = await searchResources(tables.client, { scope }, database, ofFile)
  const options = await searchResources(tables.option, { scope }, database, ofFile)
  const bookings = await searchResources(tables.booking, { scope }, database, ofFile)
  const reports = await searchResources(tables.report, { scope }, database, ofFile)
  return [...clients.found, ...options.found, ...bookings.found, ...reports.found]
}

/** The ids of the lots that are, or were, in the sales of a file; none for those who may not read them. */
async function findLots(database: Queryable, viewer: Viewer, clientFileId: string): Promise<readonly string[]> {
  if (policies.option.list(viewer) instanceof Refusal) return []
  return findLotsOfFile(database, { companyId: viewer.companyId, clientFileId })
}

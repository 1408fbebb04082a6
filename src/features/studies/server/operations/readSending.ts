import type { Resource } from '#contract/jsonapi'
import { notFound, resourcesOfType, scopeOf } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import type { Of } from '#server/operations/lifecycle'
import { findResources } from '#server/repositories/resources'
import { policies } from '../policies'
import { findStudiesOf } from '../repositories/sendings'
import { tables } from '../tables'

/** The one among what was found. @throws Failure notFound */
export function onlySending(found: readonly Resource[]): Of<'commercial_report_package'> {
  const [sending] = resourcesOfType(found, 'commercial_report_package')
  if (!sending) throw notFound()
  return sending
}

/** A sending, with the studies that it brings. @throws Failure notFound */
export async function readSending({ database, viewer }: Asking, id: string): Promise<Of<'commercial_report_package'>> {
  const scope = scopeOf(policies.commercial_report_package.read, viewer)
  const sending = onlySending(await findResources(tables.commercial_report_package, { scope, ids: [id] }, database))
  const studies = await findStudiesOf(database, { companyId: viewer.companyId, packageId: id })
  const reports = studies.map((study) => ({ type: 'commercial_report', id: study.id }) as const)
  return { ...sending, relationships: { ...sending.relationships, reports } }
}

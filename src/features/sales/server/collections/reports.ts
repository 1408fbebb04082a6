import { reportLifecycle } from '#features/sales/contract/lifecycles'
import type { ServedCollection } from '#server/http/collections'
import { reportSales } from '../operations/kinds'
import { policies } from '../policies'
import { tables } from '../tables'
import { saleIncludes, saleList } from './saleLists'

/** Clients declared to promoters, the latest first. */
export const reports: ServedCollection & Required<Pick<ServedCollection, 'list'>> = {
  label: 'Dénonciations',
  table: tables.report,
  policy: policies.report,
  includes: saleIncludes,
  shown:
    ({ now }) =>
    (resource) =>
      reportSales.shown(resource, now),
  list: saleList({ lifecycle: reportLifecycle, sorts: ['expires_at'] }),
}

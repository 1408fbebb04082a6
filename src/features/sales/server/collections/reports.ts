import { reportMachine } from '#features/sales/contract/machines'
import type { ServedCollection } from '#server/http/collections'
import { reportSales } from '../operations/kinds'
import { policies } from '../policies'
import { tables } from '../tables'
import { saleIncludes, saleList } from './saleLists'
import { statusFilter } from './status'

const status = statusFilter(
  reportMachine.states,
  (row, instant) => `CASE WHEN ${row}.status NOT IN ('accepted', 'expiring') THEN ${row}.status
    WHEN ${row}.expires_at <= ${instant} - interval '1 second' THEN 'expired'
    WHEN ${row}.expires_at < ${instant} + interval '7 days' THEN 'expiring' ELSE 'accepted' END`,
)

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
  list: saleList({ status, sorts: ['expires_at'] }),
}

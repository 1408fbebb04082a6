import { optionMachine } from '#features/sales/contract/machines'
import type { ServedCollection } from '#server/http/collections'
import { optionSales } from '../operations/kinds'
import { policies } from '../policies'
import { tables } from '../tables'
import { lotSaleIncludes, saleList } from './saleLists'
import { statusFilter } from './status'

const status = statusFilter(
  optionMachine.states,
  (row, instant) => `CASE
    WHEN ${row}.status = 'requested' AND ${row}.validation_due_at <= ${instant} - interval '1 second' THEN 'expired'
    WHEN ${row}.status NOT IN ('active', 'expiring') THEN ${row}.status
    WHEN ${row}.expires_at <= ${instant} THEN 'expired'
    WHEN ${row}.expires_at < ${instant} + interval '24 hours' THEN 'expiring' ELSE 'active' END`,
)

/** Lots held for clients, the latest first. */
export const options: ServedCollection & Required<Pick<ServedCollection, 'list'>> = {
  label: 'Options',
  table: tables.option,
  policy: policies.option,
  includes: lotSaleIncludes,
  shown:
    ({ now }) =>
    (resource) =>
      optionSales.shown(resource, now),
  list: saleList({ status, filters: ['property'], sorts: ['expires_at'] }),
}

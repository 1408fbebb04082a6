import { optionLifecycle } from '#features/sales/contract/lifecycles'
import type { ServedCollection } from '#server/http/collections'
import { optionSales } from '../operations/kinds'
import { policies } from '../policies'
import { tables } from '../tables'
import { lotSaleIncludes, saleList } from './saleLists'

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
  list: saleList({ lifecycle: optionLifecycle, filters: ['property'], sorts: ['expires_at'] }),
}

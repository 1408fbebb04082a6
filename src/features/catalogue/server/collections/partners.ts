import type { ServedCollection } from '#server/http/collections'
import { policies } from '../policies'
import { tables } from '../tables'

const byName = { isWhole: true, usual: [{ name: 'name', descending: false }], names: ['name'] } as const

export const promoters: ServedCollection = {
  label: 'Promoteurs',
  table: tables.promoter,
  policy: policies.promoter,
  list: byName,
}

/** Who runs serviced residences. */
export const managers: ServedCollection = {
  label: 'Exploitants de résidences',
  table: tables.manager,
  policy: policies.manager,
  list: byName,
}

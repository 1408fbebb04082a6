import { programsWithProperties, promoters, properties } from '#features/catalogue/server'
import { clients } from '#features/clientFile/server'
import { hasRow, ids } from '#server/http/filters'
import type { ServedList } from '#server/http/collections'
import { orderBy } from '#server/repositories'
import { colleague, pointedAt, type Include } from '#server/operations/collections'
import { clientFile } from './clientFile'
import { statusFilter } from '#server/http/lifecycle'
import { deadlineFilter, deadlineIn, type SaleLifecycle } from './status'

/** What every sale points at. */
export const saleIncludes = {
  client_file: clientFile,
  program: pointedAt('program', () => programsWithProperties),
  promoter: pointedAt('promoter', () => promoters),
  created_by: colleague('created_by'),
} as const satisfies Readonly<Record<string, Include>>

/** What a sale of one lot points at. */
export const lotSaleIncludes = { ...saleIncludes, property: pointedAt('property', () => properties) } as const

interface SaleList {
  readonly lifecycle: SaleLifecycle
  /** Relations to filter by, besides those of every sale. */
  readonly filters?: readonly 'property'[]
  /** Attributes to sort by, besides those of every sale. */
  readonly sorts?: readonly string[]
}

/** How sales of a kind are listed: the latest first, sought by what their file is called. */
export const saleList = ({ lifecycle, filters = [], sorts = [] }: SaleList): ServedList => ({
  filters: {
    status: statusFilter(lifecycle),
    deadline_by: deadlineFilter(lifecycle),
    /** Those of the colleagues of some agencies. */
    business_center: hasRow('user_business_centers', { its: 'user_id', ours: 'created_by_id' })(
      (values) => `s.business_center_id = ${values}`,
      ids('business_center_id'),
    ),
    ...Object.fromEntries(
      ['client_file', 'program', 'promoter', 'created_by', ...filters].map((name) => [name, ids(`${name}_id`)]),
    ),
  },
  sorts: ['created_at', 'updated_at', 'deadline', ...sorts],
  order: (sort) =>
    sort[0]?.name === 'deadline'
      ? `${deadlineIn(lifecycle, 't')} ${sort[0].descending ? 'DESC' : 'ASC'} NULLS LAST, t.id`
      : orderBy('t', sort, []),
  usual: [{ name: 'created_at', descending: true }],
  words: (pattern) => `search_text(${clients.titleOfFile('t')}) LIKE ${pattern}`,
})

import { listSearch, oneOf } from '#client/screens/filters'
import { statusLabels } from '#contract/lifecycle'
import { type SaleKind, type SaleType, saleKinds } from '../kinds'

const searchOf = (kind: SaleKind) =>
  listSearch({
    filters: { etat: oneOf(statusLabels(kind), 'status') },
    sorts: kind.sorts,
    usualSort: { key: 'created_at', direction: 'descending' },
  })

/** The lists of sales, as their addresses say them. */
export const saleSearches: Readonly<Record<SaleType, ReturnType<typeof searchOf>>> = {
  option: searchOf(saleKinds.option),
  booking: searchOf(saleKinds.booking),
  report: searchOf(saleKinds.report),
}

export type SaleSearch = ReturnType<(typeof saleSearches)['option']['searchOf']>
export type SaleSearchChange = Parameters<(typeof saleSearches)['option']['withChange']>[1]

import type { ListRequest } from '#client/api'
import { saleKinds } from '../kinds'
import { byDeadline } from '../deadlines/merged'
import { useSales } from '../list/useSales'
import type { SaleRow } from '../saleRow'
import { stageOfSale } from './stages'

/** How many of each kind are read: the latest. */
const MOST = 200

/** Sales of all kinds, those that wait for the nearest deadline first. */
export interface AllSales {
  readonly rows: readonly SaleRow[]
  readonly isComplete: boolean
  readonly isFetching: boolean
  /** There are more than are read. */
  readonly isCut: boolean
  /** In a sentence. */
  readonly failure: string | undefined
  readonly refetch: () => void
}

/** Reads sales of all kinds; what went on as something else is not counted twice. */
export function useAllSales(filter: ListRequest['filter'] = {}): AllSales {
  const request = { page: { size: MOST }, sort: ['-updated_at'], filter }
  const lists = [
    useSales(saleKinds.option, request),
    useSales(saleKinds.booking, request),
    useSales(saleKinds.report, request),
  ]
  return {
    rows: lists
      .flatMap(({ rows }) => rows)
      .filter((sale) => stageOfSale(sale) !== undefined || sale.status === 'draft')
      .sort(byDeadline),
    isComplete: lists.every(({ page }) => page !== undefined),
    isFetching: lists.some(({ isFetching }) => isFetching),
    isCut: lists.some(({ page }) => (page?.total ?? 0) > MOST),
    failure: lists.map(({ failure }) => failure?.message).find((message) => message !== undefined),
    refetch: () => {
      for (const { refetch } of lists) refetch()
    },
  }
}

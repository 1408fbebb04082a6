import { shallowEqual } from 'react-redux'
import type { ListRequest } from '#client/api'
import { useAppSelector, useResourceList, type ListReading } from '#client/store'
import type { SaleKind, SaleType } from '../kinds'
import { selectSaleRow, type SaleRow } from '../saleRow'

export interface Sales extends Omit<ListReading<SaleType>, 'resources'> {
  readonly rows: readonly SaleRow[]
}

/** Reads a page of sales of one kind, with what they are about. */
export function useSales({ type, include }: SaleKind, request: Omit<ListRequest, 'type'>): Sales {
  const { resources, ...reading } = useResourceList<SaleType>(type, { ...request, include })
  const rows = useAppSelector((state) => resources.map((sale) => selectSaleRow(state, sale)), shallowEqual)
  return { ...reading, rows }
}

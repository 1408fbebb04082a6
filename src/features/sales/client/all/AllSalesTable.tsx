import type { ReactNode } from 'react'
import type { ListRequest } from '#client/api'
import { ErrorBlock, Skeleton } from '#client/ui'
import { DataTable } from '#client/ui/table'
import { useSaleRights } from '../useSaleRights'
import { allSalesColumns } from './columns'
import { useAllSales } from './useAllSales'

interface AllSalesTableProps {
  readonly only: ListRequest['filter']
  /** Stands where there is none. */
  readonly none: ReactNode
}

/** Sales of all kinds in one table. */
export function AllSalesTable({ only, none }: AllSalesTableProps) {
  const { rows, isComplete, isFetching, failure, refetch } = useAllSales(only)
  const { perimeter, seeingCommission } = useSaleRights()
  if (failure !== undefined && !isFetching) return <ErrorBlock message={failure} onRetry={refetch} />
  if (!isComplete) return <Skeleton lines={6} />
  if (rows.length === 0) return none
  return (
    <DataTable
      caption="Ventes"
      columns={allSalesColumns({ hasAdvisers: perimeter === 'company', hasCommission: seeingCommission })}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={isFetching}
    />
  )
}

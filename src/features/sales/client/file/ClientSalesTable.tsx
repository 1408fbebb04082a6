import type { ReactNode } from 'react'
import type { ListRequest } from '#client/api'
import { ErrorBlock, Skeleton } from '#client/ui'
import { DataTable } from '#client/ui/table'
import { Progress } from './Progress'
import { useSaleRights } from '../useSaleRights'
import { allSalesColumns } from '../all/columns'
import { useAllSales } from '../all/useAllSales'

interface ClientSalesTableProps {
  readonly only: ListRequest['filter']
  /** Stands where there is none. */
  readonly none: ReactNode
}

/** Sales of one client, of all kinds, in one table; before it, how far the furthest has come. */
export function ClientSalesTable({ only, none }: ClientSalesTableProps) {
  const { rows, isComplete, isFetching, failure, refetch } = useAllSales(only)
  const { perimeter, seeingCommission } = useSaleRights()
  if (failure !== undefined && !isFetching) return <ErrorBlock message={failure} onRetry={refetch} />
  if (!isComplete) return <Skeleton lines={6} />
  if (rows.length === 0) return none
  return (
    <>
      <Progress rows={rows} />
      <DataTable
        caption="Ventes"
        columns={allSalesColumns({ hasAdvisers: perimeter === 'company', hasCommission: seeingCommission })}
        rows={rows}
        rowKey={({ id }) => id}
        isBusy={isFetching}
      />
    </>
  )
}

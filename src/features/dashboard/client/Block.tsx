import type { ReactNode } from 'react'
import type { ListReading } from '#client/store'
import type { ResourceType } from '#contract'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { useArrival } from './ArrivalContext'

interface BlockProps {
  readonly title: string
  readonly sentence?: string
  /** What the block shows. */
  readonly reading: Pick<ListReading<ResourceType>, 'page' | 'failure' | 'refetch'>
  readonly lines?: number
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A part of the dashboard, which loads and fails on its own. */
export function Block({ reading: { page, failure, refetch }, lines = 4, children, ...card }: BlockProps) {
  useArrival(page !== undefined || failure !== undefined)
  return (
    <Card {...card}>
      {failure ? (
        <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />
      ) : page ? (
        children
      ) : (
        <Skeleton lines={lines} onRetry={refetch} />
      )}
    </Card>
  )
}

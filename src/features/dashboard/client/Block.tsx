import type { ReactNode } from 'react'
import type { ListReading } from '#client/store'
import type { ResourceType } from '#contract'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { useArrival } from './ArrivalContext'

interface BlockProps extends Pick<ListReading<ResourceType>, 'failure' | 'refetch'> {
  readonly title: string
  readonly sentence?: string
  /** Whether what it shows was read. */
  readonly isThere: boolean
  readonly lines?: number
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A part of the dashboard, which loads and fails on its own. */
export function Block({ isThere, failure, refetch, lines = 4, children, ...card }: BlockProps) {
  useArrival(isThere || failure !== undefined)
  return (
    <Card {...card}>
      {failure ? (
        <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />
      ) : isThere ? (
        children
      ) : (
        <Skeleton lines={lines} onRetry={refetch} />
      )}
    </Card>
  )
}

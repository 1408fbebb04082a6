import type { ReactNode } from 'react'
import type { ResourceType } from '#contract'
import type { ListReading } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, Skeleton } from '#client/ui'

type Reading = Pick<ListReading<ResourceType>, 'page' | 'failure' | 'refetch'>

interface PartProps {
  readonly title: string
  readonly sentence?: string
  readonly actions?: ReactNode
  readonly lines?: number
  /** All that it shows. */
  readonly readings: readonly Reading[]
  readonly children: ReactNode
}

/** A part of the dashboard, which loads and fails on its own. */
export function Part({ readings, lines = 4, children, ...card }: PartProps) {
  const failed = readings.find(({ failure, page }) => failure && !page)
  const isThere = readings.every(({ page }) => page)
  return (
    <Card {...card}>
      {failed?.failure ? (
        <ErrorBlock message={whyNotRead(failed.failure)} onRetry={failed.refetch} />
      ) : isThere ? (
        children
      ) : (
        <Skeleton lines={lines} />
      )}
    </Card>
  )
}

import type { ReactNode } from 'react'
import type { ResourceType } from '#contract'
import type { ListReading } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, Skeleton } from '#client/ui'

/** Something that a part shows, and how far its reading has come. */
export interface Reading extends Pick<ListReading<ResourceType>, 'failure' | 'refetch'> {
  readonly isThere: boolean
}

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
  const failed = readings.find(({ failure, isThere }) => failure && !isThere)
  const isThere = readings.every((reading) => reading.isThere)
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

/** A list, which is there once a page of it is. */
export const listed = ({ page, failure, refetch }: ListReading<ResourceType>): Reading => ({
  isThere: page !== undefined,
  failure,
  refetch,
})

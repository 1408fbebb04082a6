import type { ReactNode } from 'react'
import { OpenAggregateContext, useOpenAggregate } from '#client/editing'
import { ChangesProvider } from '#client/editing/changes'
import { UnsavedNotice } from '#client/editing/conflict'
import { useResource } from '#client/store'
import { whyNotRead } from '#client/transport'
import { ErrorBlock, Skeleton } from '#client/ui'

const INCLUDED = ['children'] as const

/** Opens the investor account of a client, beside the client: what stands in it edits the account. */
export function OpenAccount({ id, children }: { id: string; children: ReactNode }) {
  const { readOnly } = useOpenAggregate()
  const { isComplete, failure, refetch } = useResource('pp_account', id, { include: INCLUDED })
  if (!isComplete)
    return failure ? <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} /> : <Skeleton lines={4} />
  return (
    <OpenAggregateContext key={id} value={{ type: 'pp_account', id, readOnly }}>
      <ChangesProvider>
        {children}
        <UnsavedNotice />
      </ChangesProvider>
    </OpenAggregateContext>
  )
}
